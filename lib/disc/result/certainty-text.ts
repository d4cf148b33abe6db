/**
 * How sure a result is, in sentences.
 *
 * A chance is said as so many of a hundred people who answer alike: of them a letter is truly the highest.
 * The study holds these chances to what they say (docs/study.md). They are no promise for a second sitting,
 * which brings its own chance with it and repeats a letter less often.
 */

import { LETTERS, type Letter } from '../letters'
import type { Certainty, Interval } from '../model/certainty'
import type { Style } from '../styles'

/** Below this chance no letter leads alone: the page names the two that share the lead. */
export const SHARED_BELOW = 0.8
/** Two letters whose chances are at most this far apart are said to be about equal. */
const EVEN_GAP = 0.15
/** A letter with at least this chance of being the highest is a close second. */
const CLOSE_SECOND = 0.05

export interface CertaintyReading {
  /** The two letters that share the lead, the likelier first; null when one letter leads alone. */
  shared: readonly [Letter, Letter] | null
  /** What to lead with. */
  lead: string
  /** The chances behind it. */
  chances: string
  /** Where the lead is shared: which style fits best all the same, and how well; else null. */
  style: string | null
}

/** Which two letters a result is about. */
export interface Lead {
  first: Letter
  second: Letter
  /** They share the lead: neither is sure enough to stand alone. */
  isShared: boolean
  /** The second is likely enough to be the highest instead. */
  isClose: boolean
}

/** The letter or the two letters that lead a result. Equal chances keep circle order. */
export function leadOf(
  { primaryProbability, primaryChances }: Certainty,
  { primary, secondary }: Pick<Style, 'primary' | 'secondary'>,
): Lead {
  const [likeliest, next] = [...LETTERS].sort((a, b) => primaryChances[b] - primaryChances[a])
  if (primaryProbability < SHARED_BELOW) {
    return { first: likeliest as Letter, second: next as Letter, isShared: true, isClose: true }
  }
  const rival = (primary === likeliest ? next : likeliest) as Letter
  const isClose = primaryChances[rival] >= CLOSE_SECOND
  return { first: primary, second: isClose ? rival : secondary, isShared: false, isClose }
}

/** Reads how sure the letters of a style are. `name` is the style's. */
export function certaintyReading(
  certainty: Certainty,
  style: Pick<Style, 'primary' | 'secondary'>,
  name: string,
): CertaintyReading {
  const lead = leadOf(certainty, style)
  const { first, second, isShared, isClose } = lead
  if (isShared) return { ...sharedReading(certainty, lead), style: styleReading(name, certainty) }
  const ending = isClose ? `your close second is ${second}` : `${second} comes second`
  return {
    shared: null,
    lead: `Your primary style is ${first}.`,
    chances: `${ofHundred(certainty.primaryProbability)} people answering like you really lead with ${first}; ${ending}.`,
    style: null,
  }
}

function sharedReading(
  { primaryChances }: Certainty,
  { first, second }: Lead,
): Omit<CertaintyReading, 'style'> {
  const isEven = primaryChances[first] - primaryChances[second] <= EVEN_GAP
  const [one, two, rest] = wholeShares([primaryChances[first], primaryChances[second]])
  const others =
    rest > 0
      ? `, ${two} with ${second} and ${rest} with another letter`
      : ` and ${two} with ${second}`
  return {
    shared: [first, second],
    lead: isEven
      ? `Your answers point to ${first} and ${second} about equally.`
      : `Your answers point to ${first} first, with ${second} close behind.`,
    chances: `Of 100 people answering like you, ${one} really lead with ${first}${others}.`,
  }
}

/** All of a reading, where it stands in one place. */
export function readingText({ lead, chances, style }: CertaintyReading): string {
  return [lead, chances, style].filter((part) => part !== null).join(' ')
}

/** How probable the style itself is, in the same terms. */
function styleReading(name: string, { styleProbability }: Certainty): string {
  return `The style that fits best is ${name}: ${ofHundred(styleProbability).toLowerCase()} really have it.`
}

/** "91 of 100", "More than 99 of 100", "Fewer than 1 of 100": nobody is certain, and nothing is impossible. */
export function ofHundred(chance: number): string {
  if (chance >= 0.995) return 'More than 99 of 100'
  if (chance < 0.005) return 'Fewer than 1 of 100'
  return `${Math.round(100 * chance)} of 100`
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

/** Said once where ranges are shown. */
export const RANGE_NOTE =
  'A range says how sure a score is: of 100 people answering like you, 95 truly stand inside it.'

/** The same for the scores of other people. */
export const MEMBER_RANGE_NOTE =
  'The range beside a score says how sure it is: of 100 people answering alike, 95 truly stand inside it.'

/** The same for the averages of a team. */
export const AVERAGE_RANGE_NOTE =
  'A range says how sure an average is: of 100 teams answering alike, 95 truly stand inside it.'

/** Where averages stand without ranges. */
export const NO_AVERAGE_RANGE_NOTE =
  'Without a range, because at least one result is from before we could say how sure a score is.'
