import { routes } from '@/lib/routes'
import type { WordsOf } from '@/lib/words/parts'
import type { Say } from '@/lib/words/say'

/** What to do next, in a sentence, and the ways there, the first one first. */
interface Next {
  text: string
  ways: readonly { href: string; label: string }[]
}

export interface Found {
  /** Names of the groups whose invitations wait. */
  invitedTo: readonly string[]
  hasResult: boolean
}

/** What there is to do once an address is confirmed: invitations wait for it, then results, else the assessment. */
export function nextSteps(
  { invitedTo, hasResult }: Found,
  words: WordsOf<'auth.proven'>,
  say: Say,
): Next {
  const way = hasResult
    ? { href: routes.history, label: words.results }
    : { href: routes.assessment, label: words.assessment }
  const [group, ...others] = invitedTo
  if (group === undefined) {
    return { text: hasResult ? words.hasResult : words.hasNone, ways: [way] }
  }
  const count = invitedTo.length
  return {
    text: others.length === 0 ? say(words.invited, { group }) : say(words.invitations, { count }),
    ways: [{ href: routes.groups, label: say(words.answer, { count }) }, way],
  }
}
