/**
 * Person fit: do these answers carry a person's pattern at all?
 *
 * The log-likelihood at the estimate, less what the model expects of people from the prior who answer the
 * same blocks, in standard deviations of that. Drasgow, Levine & Williams (1985, British J. of Mathematical
 * and Statistical Psychology 38) take the expectation at the person's own estimate instead; blind answers
 * lead to an estimate near 0, where the model expects blind answers, and so show less. Low fit says "no clear
 * pattern": blind answers, a person without strong leanings, or, once appeals are known (`appeals.ts`), picks that
 * few others make.
 */
import { estimate, type Prior } from './estimate'
import type { Answer, Block, Design } from './form'
import { forEachAnswer, logLikelihood, probability } from './likelihood'
import { shaped } from './linear'
import { normalPoints } from './points'

const PEOPLE = 512

/** For each block: the log-likelihood that some people from the prior expect, and its variance, their mean. */
export interface FitTable {
  means: readonly Float64Array[]
  variances: Float64Array
}

/** What the model expects of each block. Made once per form and prior. */
export function fitTable(design: Design, prior: Prior): FitTable {
  const size = design.traitCount
  const people = normalPoints(PEOPLE, size).map((point) => shaped(prior.lower, size, point))
  const moments = design.blocks.map((block) => people.map((theta) => momentsOf(block, theta)))
  return {
    means: moments.map((block) => Float64Array.from(block, ({ mean }) => mean)),
    variances: Float64Array.from(moments, (block) =>
      average(block.map(({ variance }) => variance)),
    ),
  }
}

/** Fit in standard deviations; 0 without answers. */
export function personFit(
  table: FitTable,
  answers: readonly Answer[],
  logLikelihood: number,
): number {
  if (answers.length === 0) return 0
  const { mean, variance } = expectedOf(table, answers)
  return (logLikelihood - mean) / Math.sqrt(variance)
}

/** What each table said of the blocks that it was last asked about: nearly all sittings answer the same ones. */
const lastExpected = new WeakMap<FitTable, { blocks: readonly number[]; expected: Moments }>()

function expectedOf(table: FitTable, answers: readonly Answer[]): Moments {
  const last = lastExpected.get(table)
  const isSame =
    last?.blocks.length === answers.length &&
    answers.every(({ block }, at) => block === last.blocks[at])
  if (last && isSame) return last.expected
  const blocks = answers.map(({ block }) => block)
  const expected = expectedFrom(table, blocks)
  lastExpected.set(table, { blocks, expected })
  return expected
}

/** What the model expects of the log-likelihood of answers to these blocks. */
function expectedFrom(table: FitTable, blocks: readonly number[]): Moments {
  const sums = new Float64Array(PEOPLE)
  let within = 0
  for (const block of blocks) {
    const means = table.means[block] as Float64Array
    within += table.variances[block] as number
    for (let person = 0; person < PEOPLE; person++) {
      sums[person] = (sums[person] as number) + (means[person] as number)
    }
  }
  const mean = average(sums)
  return { mean, variance: within + average(sums.map((sum) => (sum - mean) ** 2)) }
}

interface Moments {
  mean: number
  variance: number
}

/** How much of a pattern the answers of a sitting have. */
export interface Pattern {
  /** Person fit in standard deviations. */
  fit: number
  /**
   * How much better the person's own places explain the answers than none at all: the log-likelihood at the estimate
   * less that at 0. A person who picks what sounds best is explained by the statements' appeal alone, and gains little.
   */
  gain: number
}

/**
 * Null without an answer. `from` is where the person was found to be by another design: the way to their place is
 * shorter from there, and ends at the same.
 */
export type PatternReader = (answers: readonly Answer[], from?: ArrayLike<number>) => Pattern | null

/** Reads sittings by this design and prior. What the model expects is worked out once, for all of them. */
export function patternReader(design: Design, prior: Prior): PatternReader {
  const table = fitTable(design, prior)
  const nowhere = new Float64Array(design.traitCount)
  return (answers, from) => {
    if (answers.length === 0) return null
    const { logLikelihood: height } = estimate(design, prior, answers, from)
    return {
      fit: personFit(table, answers, height),
      gain: height - logLikelihood(design, answers, nowhere),
    }
  }
}

/** The probability, for this person, of an answer to the block at most as likely as the one given. */
export function tailProbability(block: Block, theta: ArrayLike<number>, given: Answer): number {
  const limit = probability(block, theta, given) * (1 + 1e-9)
  let sum = 0
  forEachAnswer(block, theta, (_, chance) => {
    if (chance <= limit) sum += chance
  })
  return sum
}

/** Whether that is below a limit. The answer's own chance is part of it, and mostly says enough. */
export function isUnlikely(
  block: Block,
  theta: ArrayLike<number>,
  given: Answer,
  limit: number,
): boolean {
  return probability(block, theta, given) < limit && tailProbability(block, theta, given) < limit
}

function momentsOf(block: Block, theta: Float64Array): Moments {
  let mean = 0
  let square = 0
  forEachAnswer(block, theta, (_, chance) => {
    const log = Math.log(chance)
    mean += chance * log
    square += chance * log * log
  })
  return { mean, variance: square - mean * mean }
}

function average(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at] as number
  return sum / values.length
}
