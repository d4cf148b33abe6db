/** The findings about a team in words: everyone by name, the reader, too. */

import { SITUATIONS, type Situation } from '../content/team'
import type { Letter } from '../letters'
import { fillNames } from '../names'
import { type Finding, isOpposite, keyOf } from './findings'

/** One sentence of a situation, and who is in it; `empty` is the letter of a seat that no one takes. */
export interface Beat<Person> {
  says: string
  people: readonly Person[]
  empty: Letter | null
}

/** … and whom it is about. */
export interface NamedFinding extends Situation {
  /** Which finding it is, of those that there can be about a group: “rub.DS”. */
  key: string
  beats: readonly Beat<string>[]
  people: readonly string[]
  /** These are two to read about together: opposites, or all of a team. */
  isPair: boolean
}

/** … on the page of the team’s story. */
export interface StoryScene extends NamedFinding {
  /** Called not true of the group this month. */
  isRefused: boolean
}

const situationOf = ({ kind, of }: Finding) =>
  (SITUATIONS[kind] as Record<string, Situation>)[of] as Situation

/** Fills the names of its people into the sentences of a finding. */
function fillerOf({ of, people }: Finding, names: readonly string[]) {
  const cast = Object.fromEntries(people.map((at, place) => [of[place], names[at] ?? '']))
  return (text: string) => fillNames(text, cast)
}

/** Says a finding; `names` are those of the team. */
export function wordsOf(finding: Finding, names: readonly string[]): Situation {
  const { title, says, todo } = situationOf(finding)
  const fill = fillerOf(finding, names)
  return { title: fill(title), says: fill(says), todo: fill(todo) }
}

/** The end of a sentence, also of one that someone says. */
const ENDS = /(?<=[.?!]”?) (?=[A-Z“{])/

/**
 * A finding sentence by sentence, each with the places of those it names. The seat that no one takes acts where the sentence
 * says so; a sentence about two without a name is about both.
 */
export function beatsOf(finding: Finding, names: readonly string[]): Beat<number>[] {
  const { kind, of, people } = finding
  const fill = fillerOf(finding, names)
  return situationOf(finding)
    .says.split(ENDS)
    .map((sentence, at, sentences) => {
      const named = people.filter((_, place) => sentence.includes(`{${of[place]}}`))
      const isEmpty = kind === 'lacks' && named.length === 0 && sentence.startsWith('No one')
      // Who is the only one with a letter is away at the end of the scene.
      const isAway = kind === 'only' && named.length === 0 && at === sentences.length - 1
      const isBoth = named.length === 0 && (kind === 'mix' || kind === 'rub')
      return {
        says: fill(sentence),
        people: isBoth ? people : named,
        empty: isEmpty ? (of[1] as Letter) : isAway ? of : null,
      }
    })
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
    beats: beatsOf(finding, names).map(({ people, ...beat }) => ({
      ...beat,
      people: people.flatMap((at) => team[at]?.id ?? []),
    })),
    people: finding.people.flatMap((at) => team[at]?.id ?? []),
    isPair: finding.people.length === 2 && (isOpposite(finding.of) || team.length === 2),
  }))
}

/** The finding as running text. */
export const sentencesOf = ({ title, says }: Situation) => `${title} ${says}`

/**
 * The one finding of which something is tried this month: each in its turn, a new one every month. One that is set aside
 * gives its turn to the next, and the others keep theirs.
 */
export function ofMonth<F>(
  findings: readonly F[],
  today: Date,
  isLeft: (finding: F) => boolean = () => true,
): F | null {
  const turn = monthOf(today) % findings.length
  return [...findings.slice(turn), ...findings.slice(0, turn)].find(isLeft) ?? null
}

/** A month as a number, one more each month (UTC). */
export const monthOf = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth()
