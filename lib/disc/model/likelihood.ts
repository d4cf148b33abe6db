/**
 * How likely a most/least answer is, given a person's traits.
 *
 * An option of trait t with key k pulls with v = a·k·θₜ. "Most" is a choice by multinomial logit among all
 * options, "least" a choice by the reversed pulls among the rest (Marley & Louviere 2005, J. Math.
 * Psychology 49: the sequential best–worst model):
 *
 *   P(m, l) = exp(vₘ) / Σⱼ exp(vⱼ) · exp(−vₗ) / Σ_{j≠m} exp(−vⱼ)
 *
 * With p and q the two choices' probabilities, the gradient by v is (eₘ − p) − (eₗ − q), and the negative
 * Hessian by v is diag(p) − p pᵀ + diag(q) − q qᵀ (McFadden 1974): never negative, so that the
 * log-likelihood is concave and has one top.
 *
 * The slope a follows from a standardized loading λ: a pull has variance 1, of which λ² belongs to the trait;
 * the rest is Gumbel noise, whose standard deviation is π/√6 of its scale (Train 2009, chapter 3).
 */
import type { Answer, Block, Design } from './form'
import type { Matrix } from './linear'

/**
 * What every statement is taken to load while nothing is known of it: about what single statements of published forms
 * do (.43 to .53 on average). Too high a guess makes ranges too narrow, which is worse than too wide (docs/study.md).
 */
export const LOADING = 0.5

/** The slope of the logit that belongs to a standardized loading. */
export function slopeOf(loading: number): number {
  return (loading * Math.PI) / Math.sqrt(6 * (1 - loading * loading))
}

const SLOPE = slopeOf(LOADING)

/** Room for one block, so that a person costs no memory; the size of the largest block seen. */
let pulls = new Float64Array(8)
let most = new Float64Array(8)
let least = new Float64Array(8)

/** Writes the pulls of a block, and the probabilities of "most", into the room above. */
function pull({ traits, keys, slopes, appeals }: Block, theta: ArrayLike<number>): void {
  const size = traits.length
  if (size > pulls.length) {
    pulls = new Float64Array(size)
    most = new Float64Array(size)
    least = new Float64Array(size)
  }
  for (let j = 0; j < size; j++) {
    const appeal = appeals?.[j] ?? 0
    const slope = (slopes?.[j] ?? SLOPE) * (keys[j] as number)
    pulls[j] = appeal + slope * (theta[traits[j] as number] as number)
  }
  softmax(most, size, 1, -1)
}

/** The same, and the probabilities of "least" beside one "most". */
function weigh(block: Block, theta: ArrayLike<number>, chosen: number): void {
  pull(block, theta)
  softmax(least, block.traits.length, -1, chosen)
}

/** Choice probabilities by `sign` × pull, with one option (or none: −1) out of the choice. */
function softmax(into: Float64Array, size: number, sign: number, without: number): void {
  let top = Number.NEGATIVE_INFINITY
  for (let j = 0; j < size; j++) {
    if (j !== without) top = Math.max(top, sign * (pulls[j] as number))
  }
  let sum = 0
  for (let j = 0; j < size; j++) {
    const weight = j === without ? 0 : Math.exp(sign * (pulls[j] as number) - top)
    into[j] = weight
    sum += weight
  }
  for (let j = 0; j < size; j++) into[j] = (into[j] as number) / sum
}

/** The probability of one answer to a block. */
export function probability(block: Block, theta: ArrayLike<number>, answer: Choice): number {
  weigh(block, theta, answer.most)
  return (most[answer.most] as number) * (least[answer.least] as number)
}

/**
 * Hands over every answer to a block with its probability, in the order of the options. The weights serve all answers
 * and those for one "most" every "least" beside it, so it is cheaper than asking for each. `visit` asks for no other probability.
 */
export function forEachAnswer(
  block: Block,
  theta: ArrayLike<number>,
  visit: (answer: { most: number; least: number }, chance: number) => void,
): void {
  const size = block.traits.length
  const answer = { most: 0, least: 0 }
  pull(block, theta)
  for (answer.most = 0; answer.most < size; answer.most++) {
    softmax(least, size, -1, answer.most)
    for (answer.least = 0; answer.least < size; answer.least++) {
      if (answer.least === answer.most) continue
      visit(answer, (most[answer.most] as number) * (least[answer.least] as number))
    }
  }
}

type Choice = Pick<Answer, 'most' | 'least'>

/** The logarithm of the probability of all answers. */
export function logLikelihood(
  design: Design,
  answers: readonly Answer[],
  theta: ArrayLike<number>,
): number {
  let sum = 0
  for (const answer of answers) {
    sum += Math.log(probability(design.blocks[answer.block] as Block, theta, answer))
  }
  return sum
}

/**
 * Adds the gradient of one answer's log-likelihood to `gradient` and its information (the negative Hessian) to
 * `information`. Returns the answer's probability, which is found on the way.
 */
export function addDerivatives(
  block: Block,
  theta: ArrayLike<number>,
  answer: Choice,
  gradient: Float64Array,
  information: Matrix,
): number {
  weigh(block, theta, answer.most)
  const { traits, keys, slopes } = block
  const size = traits.length
  const width = gradient.length
  for (let i = 0; i < size; i++) {
    const slope = (slopes?.[i] ?? SLOPE) * (keys[i] as number)
    const p = most[i] as number
    const q = least[i] as number
    const picked = (i === answer.most ? 1 : 0) - (i === answer.least ? 1 : 0)
    gradient[traits[i] as number] =
      (gradient[traits[i] as number] as number) + slope * (picked - p + q)
    for (let j = 0; j < size; j++) {
      const curve = (i === j ? p + q : 0) - p * (most[j] as number) - q * (least[j] as number)
      const place = (traits[i] as number) * width + (traits[j] as number)
      information[place] =
        (information[place] as number) +
        slope * (slopes?.[j] ?? SLOPE) * (keys[j] as number) * curve
    }
  }
  return (most[answer.most] as number) * (least[answer.least] as number)
}
