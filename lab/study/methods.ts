/** The three ways of scoring that the study compares, each from the same answers to a place per letter and the one that leads. */
import { LETTERS, perLetter } from '@/lib/disc/letters'
import { type Estimate, estimate, type Prior } from '@/lib/disc/model/estimate'
import type { Answer, Block, Design } from '@/lib/disc/model/form'
import { RULES } from '@/lib/disc/model/model'
import { percentOf } from '@/lib/disc/model/normal'
import { normalPoints } from '@/lib/disc/model/points'
import { chancesOf } from '@/lib/disc/model/style-chances'
import { rankLetters, STYLE_CODES } from '@/lib/disc/styles'

/** What a method makes of one sitting. */
export interface Verdict {
  /** One number per letter, on the method's own scale. */
  places: ArrayLike<number>
  /** The place of the letter that leads. */
  primary: number
}

export interface LogitVerdict extends Verdict {
  estimate: Estimate
  /** The place of the style in `STYLE_CODES`. */
  style: number
  /** The chance of `primary`. */
  chance: number
  /** The letter with the highest chance, which now and then is not the one with the highest score. */
  likeliest: number
}

const DRAWS = normalPoints(1024, LETTERS.length)

/** Keyed counting on the scale of `counting.ts`, which the product used first. */
export function byCounting(design: Design, answers: readonly Answer[]): Verdict {
  return led(countsOf(design, answers).map((sum) => 50 * (1 + sum / answers.length)))
}

/** A common shortcut: each person's lowest count becomes 0 and the highest 100. */
export function byMinMax(design: Design, answers: readonly Answer[]): Verdict {
  const sums = countsOf(design, answers)
  const lowest = Math.min(...sums)
  const range = Math.max(...sums) - lowest || 1
  return led(sums.map((sum) => (100 * (sum - lowest)) / range))
}

export function byLogit(design: Design, prior: Prior, answers: readonly Answer[]): LogitVerdict {
  const found = estimate(design, prior, answers)
  const chances = chancesOf(found, DRAWS)
  const printed = perLetter((letter) => percentOf(found.theta[LETTERS.indexOf(letter)] as number))
  const style = RULES.name(chances, printed)
  const leads = LETTERS.map((letter) => chances.primary[letter])
  const primary = LETTERS.indexOf(style.primary)
  return {
    estimate: found,
    places: found.theta,
    primary,
    style: STYLE_CODES.indexOf(style.code),
    chance: leads[primary] as number,
    likeliest: leads.indexOf(Math.max(...leads)),
  }
}

/** What is true of a person. */
export function truthOf(theta: Float64Array): Verdict {
  return led(theta)
}

function countsOf(design: Design, answers: readonly Answer[]): number[] {
  const sums = LETTERS.map(() => 0)
  for (const { block, most, least } of answers) {
    const { traits, keys } = design.blocks[block] as Block
    sums[traits[most] as number] = (sums[traits[most] as number] as number) + (keys[most] as number)
    sums[traits[least] as number] =
      (sums[traits[least] as number] as number) - (keys[least] as number)
  }
  return sums
}

function led(places: ArrayLike<number>): Verdict {
  const [primary] = rankLetters(perLetter((letter) => places[LETTERS.indexOf(letter)] as number))
  return { places, primary: LETTERS.indexOf(primary) }
}
