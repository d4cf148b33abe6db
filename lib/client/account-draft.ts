/**
 * A person's unfinished assessment in two places: this browser, and the account, where other devices find it. Answers
 * are only ever added, so of two states one usually continues the other; where it does not, the person is asked.
 */
import type { AccountDraft, DraftState } from '@/lib/api/drafts'
import type { Draft, Question } from './draft'
import { inTab, type KeptKey } from './kept'

/** Where the browser keeps a person's draft: never shown to others who sign in here. */
export function accountDraftKey(userId: string): KeptKey {
  return `discern.assessment.${userId}`
}

/** The draft as the account keeps it: without the statements, which the server knows. */
export function toState({ questions, answers, choices, times }: Draft): DraftState {
  const timeOf = (index: number) => times[index] ?? 0
  return {
    questions: questions.map(({ group, options }) => ({
      group,
      options: options.map(({ id }) => id),
    })),
    answers: answers.map(({ most, least, suggested = false }, index) => ({
      most,
      least,
      suggested,
      ms: timeOf(index),
    })),
    choices: {
      most: choices.most,
      least: choices.least,
      suggested: choices.suggested ?? false,
      ms: timeOf(answers.length),
    },
  }
}

/** The account's draft with its statements, in the order they were shown; null when the form has changed since. */
export function fromState(
  base: Draft,
  state: DraftState,
  questions: readonly Question[],
): Draft | null {
  const ordered = state.questions.map(({ group, options }) => {
    const question = questions.find((one) => one.group === group)
    return {
      group,
      options: options.flatMap((id) => question?.options.find((option) => option.id === id) ?? []),
    }
  })
  const isWhole = ordered.every(({ options }) => options.length === 4)
  if (!isWhole || ordered.length !== questions.length) return null
  const { answers, choices } = state
  return {
    ...base,
    questions: ordered,
    answers: answers.map(withoutTime),
    choices: withoutTime(choices),
    times: [...answers, choices].map(({ ms }) => ms),
    // Each question up to this one was counted where it was shown first.
    reached: answers.length + 1,
  }
}

function withoutTime<Pick>({
  most,
  least,
  suggested,
}: {
  most: Pick
  least: Pick
  suggested: boolean
}) {
  return suggested ? { most, least, suggested: true as const } : { most, least }
}

type Picks = Pick<DraftState['choices'], 'most' | 'least' | 'suggested'>

const picksKey = ({ most, least, suggested }: Picks) => [most, least, suggested].join(' ')

/** What the answers of a state are, without the times: two states with the same key need no saving. */
export function contentKey({ answers, choices }: DraftState): string {
  return [...answers, choices].map(picksKey).join('\n')
}

/** A short hash of an assessment and its answers, to know them again. */
export function fingerprintOf(id: string, state: DraftState): string {
  let [one, other] = [0x811c9dc5, 5381]
  for (const character of `${id} ${contentKey(state)}`) {
    const code = character.charCodeAt(0)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other, 33) + code
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`
}

/** Whether the account's state is one that this browser sent, or that `mine` continues: saving over it loses no answer. */
export function isOurs({ account, ...mine }: Draft, theirs: DraftState): boolean {
  if (account?.sent?.includes(fingerprintOf(account.id, theirs))) return true
  return continues(toState(mine), theirs)
}

/** Whether `mine` holds everything that `theirs` does: saving it loses no answer. */
export function continues(mine: DraftState, theirs: DraftState): boolean {
  const all = [...mine.answers, mine.choices]
  const open = all[theirs.answers.length]
  if (!open) return false
  const isPrefix = theirs.answers.every((answer, index) => {
    const own = all[index]
    // A suggestion that was not touched is no answer: it may be answered later.
    return own !== undefined && (answer.suggested || picksKey(own) === picksKey(answer))
  })
  // A question that was not touched is not answered yet, with a suggestion or without.
  const { suggested, most, least } = theirs.choices
  const isUntouched = suggested || (most === null && least === null)
  return isPrefix && (isUntouched || picksKey(open) === picksKey(theirs.choices))
}

/** Which of the two drafts to continue: the browser's, the account's, or none. An outdated one does not count. */
export function newest(
  local: Draft | null,
  server: AccountDraft | null,
): 'local' | 'server' | null {
  if (!server || server.outdated) return null
  if (local?.account?.id !== server.assessment_id) return server.state ? 'server' : null
  if (!server.state || local.account.version >= server.version) return 'local'
  return isOurs(local, server.state) ? 'local' : 'server'
}

/** Whether a person has answered or touched anything. */
export function stateHasProgress({ answers, choices }: DraftState): boolean {
  const touched = choices.most !== null || choices.least !== null
  return answers.length > 0 || (touched && !choices.suggested)
}

const OPEN_KEY = 'discern.assessment.open'

/** Marks this tab as being in the assessment, so that a reload continues without asking; null unmarks it. */
export function markOpen(id: string | null): void {
  inTab.keep(OPEN_KEY, id)
}

/** The assessment that this tab was in before a reload, or null. */
export function readOpen(): string | null {
  return inTab.read(OPEN_KEY)
}
