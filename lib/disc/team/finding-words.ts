/** The findings about a team in words: names for everyone, "you" for the reader alone. */

import { ACROSS, CARRYING, MISSING, PEAK } from '../content/team'
import { fillNames } from '../names'
import type { Finding } from './findings'

/** A finding in words, and one thing to do about it. */
export interface FindingWords {
  /** "Ada and Ben", "You and Ada"; '' where it names no one. */
  who: string
  says: string
  todo: string
}

/** … and whom it is about. */
export interface NamedFinding extends FindingWords {
  people: readonly string[]
  /** These are two to read about together. */
  isPair: boolean
}

/** Says a finding; `names` are those of its people, and `you` is the place of the reader among them. */
export function wordsOf(finding: Finding, names: readonly string[], you = -1): FindingWords {
  const hasYou = you >= 0
  const others = names.filter((_, at) => at !== you)
  const who = fillNames('{names}', { names: hasYou ? ['You', ...others] : others })
  switch (finding.kind) {
    case 'carried': {
      const { one, some, todo } = CARRYING[finding.what]
      const says = names.length > 1 || hasYou ? some : one
      return { who, says, todo: todo.replace('{their}', hasYou ? 'your' : 'their') }
    }
    case 'across':
      return { who, ...ACROSS }
    case 'missing':
      return { who: '', ...MISSING[finding.letter] }
    case 'peak':
      return { who: '', ...PEAK[finding.letter] }
  }
}

/** The finding as one sentence. */
export const sentenceOf = ({ who, says }: FindingWords) => (who ? `${who} ${says}` : says)

/** Says all findings about a team to one of its people. */
export function wordsFor(
  reader: string,
  findings: readonly Finding[],
  team: readonly { id: string; name: string }[],
): NamedFinding[] {
  return findings.map((finding) => {
    const people = finding.people.flatMap((at) => team[at] ?? [])
    const ids = people.map(({ id }) => id)
    const words = wordsOf(
      finding,
      people.map(({ name }) => name),
      ids.indexOf(reader),
    )
    return { ...words, people: ids, isPair: finding.kind === 'across' }
  })
}
