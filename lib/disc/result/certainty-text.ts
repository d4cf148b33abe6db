/**
 * How sure a result is, in sentences.
 *
 * A chance is said as so many of a hundred people who answer alike: of them a letter is truly the highest.
 * The study checks these chances against simulated people whose letters are known (docs/study.md). They promise
 * nothing about a second sitting: its answers vary by chance, too, so it repeats a letter less often.
 */

import type { Certainty, Interval } from '../model/certainty'
import type { Doubt } from './doubt'

export interface CertaintyReading {
  /** How likely the leading letters are to lead. */
  chances: string
  /** Where the lead is open: how well the style fits all the same, where that is known; else null. */
  style: string | null
}

/** The numbers behind the sentence of doubt. `name` is the style's. */
export function certaintyReading(
  certainty: Certainty,
  doubt: Doubt,
  name: string,
): CertaintyReading {
  const { first } = doubt
  if (doubt.kind === 'clear') {
    const chance = ofHundred(certainty.primaryChances[first])
    return {
      chances: `${chance} people who answer like you lead with ${first}.`,
      style: null,
    }
  }
  return { chances: openChances(certainty, doubt), style: styleReading(name, certainty) }
}

function openChances({ primaryChances }: Certainty, { first, second }: Doubt): string {
  const [one, two, rest] = wholeShares([primaryChances[first], primaryChances[second]])
  const others =
    rest > 0
      ? `, ${two} with ${second} and ${rest} with another letter`
      : ` and ${two} with ${second}`
  return `Out of 100 people who answer like you, ${one} lead with ${first}${others}.`
}

/** How probable the style itself is, in the same terms; null for a result that was renamed after it was scored. */
function styleReading(name: string, { styleProbability }: Certainty): string | null {
  if (styleProbability === null) return null
  return `The style that fits best is ${name}: it fits ${ofHundred(styleProbability).toLowerCase()} people who answer like you.`
}

/** All of a reading, where it stands in one place. */
export function readingText({ chances, style }: CertaintyReading): string {
  return style === null ? chances : `${chances} ${style}`
}

/** "91 out of 100", "More than 99 out of 100", "Fewer than 1 out of 100": nothing is certain, and nothing is impossible. */
export function ofHundred(chance: number): string {
  if (chance >= 0.995) return 'More than 99 out of 100'
  if (chance < 0.005) return 'Fewer than 1 out of 100'
  return `${Math.round(100 * chance)} out of 100`
}

/** Two chances and what is left of a hundred, in whole numbers that add up to a hundred (largest remainder). */
function wholeShares([one, two]: [number, number]): [number, number, number] {
  const exact = [one, two, Math.max(0, 1 - one - two)].map((share) => 100 * share)
  const whole = exact.map(Math.floor)
  const byRemainder = [0, 1, 2].sort(
    (a, b) => remainder(exact[b] as number) - remainder(exact[a] as number),
  )
  const missing = 100 - whole.reduce((sum, value) => sum + value, 0)
  for (const place of byRemainder.slice(0, missing)) whole[place] = (whole[place] as number) + 1
  return whole as [number, number, number]
}

const remainder = (value: number) => value - Math.floor(value)

/** "68 to 84". */
export function rangeText({ low, high }: Interval): string {
  return `${low} to ${high}`
}

/** "77 of 100", with its range "77 of 100, range 68 to 84". */
export function scoreText(score: number, range: Interval | null): string {
  return `${score} of 100${range ? `, range ${rangeText(range)}` : ''}`
}

/** Said once where ranges are shown: the study's worst world beside its kindest, before anything is learned. */
export const RANGE_NOTE =
  'A range shows how sure a score is: in our simulations it holds the true score 91 to 98 times out of 100.'

/** The same for the scores of other people. */
export const MEMBER_RANGE_NOTE =
  'The range beside a score shows how sure it is: in our simulations it holds the true score 91 to 98 times out of 100.'

/** The same for the averages of a team. */
export const AVERAGE_RANGE_NOTE =
  'A range shows how sure an average is. In our main simulation the true average is inside it at least 94 times out of 100.'

/** Where averages stand without ranges. */
export const NO_AVERAGE_RANGE_NOTE =
  'There is no range, because at least one result is from before we measured how sure a score is.'
