/** What a set of responses says about the care it was given with. Nothing here judges the person. */

import type { Response } from '../form/responses'
import { estimate } from './estimate'
import { isUnlikely } from './fit'
import type { Block } from './form'
import { FIT_AT_FIRST, type PersonFit } from './person-fit'
import { answerFrom, answersFrom } from './product-form'
import type { QualityFlag } from './quality-flags'
import { MODEL } from './scoring'

/** Four statements cannot be read and weighed in less. */
export const HURRIED_MS = 4000
/** From this share of timed questions on, the whole sitting looks hurried. */
const HURRIED_SHARE = 1 / 3
/** So often in a row the same place on the screen: about one honest sitting in a thousand by chance. */
const LONG_RUN = 9
/** An answer is odd when, by what all answers together say, at most one in a hundred would be as unlikely. */
export const ODD_CHANCE = 0.01

export interface ResponseQuality {
  /** Person fit to one decimal; null where fewer than half of the questions count. */
  fit: number | null
  /** Questions answered in less than four seconds, in order. */
  hurried: number[]
  /** Questions whose answer goes against the rest. */
  odd: number[]
  /** The longest row of questions with "most", or with "least", at the same place on the screen. */
  longestRun: number
  /** Suggestions that were neither confirmed nor changed. */
  unconfirmed: number
  flags: QualityFlag[]
}

/**
 * Looks at confirmed answers only; untouched suggestions are counted and otherwise left out. Without the
 * person's places on the letters, which scoring has found, they are estimated.
 */
export function qualityOf(
  responses: readonly Response[],
  fitOf: PersonFit = FIT_AT_FIRST,
  places: ArrayLike<number> = placesOf(responses),
): ResponseQuality {
  const own = responses
    .filter(({ suggested }) => !suggested)
    .sort((a, b) => a.question - b.question)
  const care = fitOf(own, places)
  const timed = own.filter(({ ms }) => ms !== undefined)
  const hurried = timed.filter(({ ms = 0 }) => ms < HURRIED_MS).map(({ question }) => question)
  const longestRun = Math.max(longestRunOf(own, 'most'), longestRunOf(own, 'least'))
  const flags: [QualityFlag, boolean][] = [
    ['low_fit', care?.isLow === true],
    ['hurried', hurried.length > 0 && hurried.length >= HURRIED_SHARE * timed.length],
    ['long_run', longestRun >= LONG_RUN],
  ]
  return {
    // Finer steps would tell of single people that fit was learned from (docs/decisions/024).
    fit: care && Math.round(10 * care.fit) / 10,
    hurried,
    odd: own.filter((response) => isOdd(response, places)).map(({ question }) => question),
    longestRun,
    unconfirmed: responses.length - own.length,
    flags: flags.filter(([, raised]) => raised).map(([flag]) => flag),
  }
}

/** In the order of the letters, in standard deviations of the prior. */
function placesOf(responses: readonly Response[]): ArrayLike<number> {
  return estimate(MODEL.design, MODEL.prior, answersFrom(responses)).theta
}

function isOdd(response: Response, theta: ArrayLike<number>): boolean {
  const answer = answerFrom(response)
  if (!answer) return false
  const block = MODEL.design.blocks[answer.block] as Block
  return isUnlikely(block, theta, answer, ODD_CHANCE)
}

/** A question whose order was not stored ends a run. */
function longestRunOf(responses: readonly Response[], pick: 'most' | 'least'): number {
  let longest = 0
  let run = 0
  let last = -1
  for (const response of responses) {
    const place = response.shown?.indexOf(response[pick]) ?? -1
    run = place < 0 ? 0 : place === last ? run + 1 : 1
    last = place
    longest = Math.max(longest, run)
  }
  return longest
}
