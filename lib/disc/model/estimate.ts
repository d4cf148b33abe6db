/**
 * Where a person stands on every trait, and how sure that is.
 *
 * The estimate is the top of the posterior (MAP) under a multivariate normal prior with mean 0, found by
 * Newton's method; a step that would lose height is halved until it does not. The posterior's logarithm is
 * strictly concave, so the way is short and the top is the only one. The covariance is Laplace's, the
 * inverse of the information at the top (Tierney & Kadane 1986, JASA 81), and what the letters' doubt adds.
 */
import type { Answer, Block, Design } from './form'
import { addAppealEffect, addDerivatives } from './likelihood'
import { cholesky, inverse, type Matrix, product, solve } from './linear'

/** A multivariate normal prior with mean 0, as the model uses it. */
export interface Prior {
  /** L with L Lᵀ = its covariance matrix. */
  lower: Matrix
  /** The inverse of its covariance matrix. */
  precision: Matrix
}

export interface Estimate {
  /** One place per trait, in standard deviations of the prior. */
  theta: Float64Array
  covariance: Matrix
  /** What of it the letters' doubt adds. */
  doubt: Matrix
  /** The log-likelihood of the answers at `theta`. */
  logLikelihood: number
}

/** How far one letter may be liked more than another, as a standard deviation on the scale of pulls: .27 to .31 on three of four real forms. */
export const LETTER_DOUBT = 0.3

const MAX_STEPS = 60
const MAX_HALVINGS = 40

/** A slope below it is flat, and a loss of height below it is rounding, where there are at most `FEW` answers. */
const FLAT = 1e-9
const LEVEL = 1e-12

/**
 * Heights and slopes are sums over the answers. Each addition rounds by a share of the sum, so in a height, whose terms
 * have one sign, the error grows with the square of their number. Forms as short as the product's get the same estimates
 * to the last bit.
 */
const FEW = 100

/** The prior with this covariance matrix. Throws when that is not positive definite. */
export function priorOf(covariance: Matrix, size: number): Prior {
  const lower = cholesky(covariance, size)
  if (!lower) throw new Error('The covariance of the prior is not positive definite.')
  return { lower, precision: inverse(lower, size) }
}

/**
 * The most probable traits of a person with these answers; blocks that are not among them do not enter. The search
 * begins in the middle, or at `from`, where the top was for nearly the same statements.
 */
export function estimate(
  design: Design,
  prior: Prior,
  answers: readonly Answer[],
  from?: ArrayLike<number>,
): Estimate {
  const size = design.traitCount
  const scale = Math.max(1, answers.length / FEW)
  const look = (theta: Float64Array) => lookFrom(design, prior, answers, theta)
  let top = look(from ? new Float64Array(from) : new Float64Array(size))
  for (let step = 0; step < MAX_STEPS; step++) {
    const { theta, gradient, information } = top
    const lower = cholesky(information, size)
    if (!lower) throw new Error('The information is not positive definite.')
    if (gradient.every((slope) => Math.abs(slope) < FLAT * scale)) {
      const plain = inverse(lower, size)
      const doubt = doubtOf(design, answers, theta, plain)
      const covariance = plain.map((value, at) => value + (doubt[at] as number))
      return { theta, covariance, doubt, logLikelihood: top.logLikelihood }
    }
    const move = solve(lower, size, gradient)
    let share = 1
    let next = look(moved(theta, move, share))
    for (
      let halving = 0;
      halving < MAX_HALVINGS && next.height < top.height - LEVEL * scale * scale;
      halving++
    ) {
      share /= 2
      next = look(moved(theta, move, share))
    }
    top = next
  }
  throw new Error(`No estimate after ${MAX_STEPS} steps.`)
}

/**
 * What the doubt of how well each letter is liked adds to the covariance Σ, as far as the estimate rests on statements of
 * unknown appeal, or of letters whose own level is unknown. With B how the gradient falls as letters' appeals δ rise, the top moves by −Σ B δ. So the
 * top where δ is taken to be 0 misses by Σ + Σ B Bᵀ Σ × LETTER_DOUBT². That is the error of this very estimate over all δ
 * (the delta method); a covariance that δ is estimated for, too, belongs to another top, which lies nearer the middle.
 * A letter's statements are liked alike, those against it as well: how a letter is liked beyond its wording cannot be known
 * from where people stand, and is the prior's.
 */
function doubtOf(
  { blocks }: Design,
  answers: readonly Answer[],
  theta: Float64Array,
  covariance: Matrix,
): Matrix {
  const size = theta.length
  const effect = new Float64Array(size * size)
  for (const answer of answers) {
    const block = blocks[answer.block] as Block
    if (!block.appeals || block.isDoubted) addAppealEffect(block, theta, answer, effect)
  }
  const moves = product(covariance, effect, size)
  return covariance.map((_, at) => {
    const [row, column] = [at - (at % size), (at % size) * size]
    let sum = 0
    for (let k = 0; k < size; k++) {
      sum += (moves[row + k] as number) * (moves[column + k] as number)
    }
    return LETTER_DOUBT ** 2 * sum
  })
}

/** What is seen of the posterior's logarithm at one place: its height, gradient and information. */
interface Look {
  theta: Float64Array
  logLikelihood: number
  /** The log-likelihood and the prior's part. */
  height: number
  gradient: Float64Array
  information: Matrix
}

/** All of it at once, because the probabilities of the answers are what takes time, and serve each. */
export function lookFrom(
  design: Design,
  { precision }: Prior,
  answers: readonly Answer[],
  theta: Float64Array,
): Look {
  const size = theta.length
  const information = new Float64Array(precision)
  const gradient = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      gradient[row] =
        (gradient[row] as number) -
        (precision[row * size + column] as number) * (theta[column] as number)
    }
  }
  let logLikelihood = 0
  for (const answer of answers) {
    const block = design.blocks[answer.block] as Block
    logLikelihood += Math.log(addDerivatives(block, theta, answer, gradient, information))
  }
  const height = logLikelihood - bend(precision, theta) / 2
  return { theta, logLikelihood, height, gradient, information }
}

function moved(theta: Float64Array, move: Float64Array, share: number): Float64Array {
  return theta.map((value, trait) => value + share * (move[trait] as number))
}

/** θᵀ P θ. */
function bend(precision: Matrix, theta: Float64Array): number {
  const size = theta.length
  let sum = 0
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      sum +=
        (theta[row] as number) *
        (precision[row * size + column] as number) *
        (theta[column] as number)
    }
  }
  return sum
}
