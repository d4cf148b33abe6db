/** The findings about a team in words: everyone by name, the reader, too. */

import { SITUATIONS, type Situation } from '../content/team'
import { fillNames } from '../names'
import { type Finding, isOpposite } from './findings'

/** … and whom it is about. */
export interface NamedFinding extends Situation {
  /** Which finding it is, of those that there can be about a group: “rub.DS”. */
  key: string
  people: readonly string[]
  /** These are two to read about together: opposites, or all of a team. */
  isPair: boolean
}

/** The same finding about the same group has the same key: “rub.DS”. */
export const keyOf = ({ kind, of }: Pick<Finding, 'kind' | 'of'>) => `${kind}.${of}`

/** Says a finding; `names` are those of the team. */
export function wordsOf({ kind, of, people }: Finding, names: readonly string[]): Situation {
  const { title, says, todo } = (SITUATIONS[kind] as Record<string, Situation>)[of] as Situation
  const cast = Object.fromEntries(people.map((at, place) => [of[place], names[at] ?? '']))
  const fill = (text: string) => fillNames(text, cast)
  return { title: fill(title), says: fill(says), todo: fill(todo) }
}

/** Says all findings about a team. */
export function wordsFor(
  findings: readonly Finding[],
  team: readonly { id: string; name: string }[],
): NamedFinding[] {
  const names = team.map(({ name }) => name)
  return findings.map((finding) => ({
    ...wordsOf(finding, names),
    key: keyOf(finding),
    people: finding.people.flatMap((at) => team[at]?.id ?? []),
    isPair: finding.people.length === 2 && (isOpposite(finding.of) || team.length === 2),
  }))
}

/** The finding as running text. */
export const sentencesOf = ({ title, says }: Situation) => `${title} ${says}`
