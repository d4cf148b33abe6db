/**
 * How likely a most/least answer is, given a person's traits.
 *
 * An option of trait t with key k pulls with v = a·k·θₜ. "Most" is a choice by multinomial logit among all
 * options, "least" a choice by the reversed pulls among the rest (Marley & Louviere 2005, J. Math.
 * Psychology 49: the sequential best–worst model), which tell less there, by the weight w:
 *
 *   P(m, l) = exp(vₘ) / Σⱼ exp(vⱼ) · exp(−w vₗ) / Σ_{j≠m} exp(−w vⱼ)
 *
 * With p and q the two choices' probabilities, the gradient by v is (eₘ − p) − w (eₗ − q), and the negative
 * Hessian by v is diag(p) − p pᵀ + w² (diag(q) − q qᵀ) (McFadden 1974): never negative, so that the
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

/**
 * What a least pick is taken to tell beside a most pick while nothing is known. On four real forms (2,166 people) the
 * likelihood alone finds .5 to .7, and .7 brings the letters nearer to a criterion on each of them.
 */
export const LEAST_WEIGHT = 0.7

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

/** The pulls, the probabilities of "most", and of "least" beside that one; all hold until the next call. */
export function choices(block: Block, theta: ArrayLike<number>, chosen: number) {
  pull(block, theta)
  softmax(least, block.traits.length, -weightOf(block), chosen)
  return { pulls, most, least }
}

export const weightOf = ({ leastWeight = LEAST_WEIGHT }: Block) => leastWeight

/** Choice probabilities by `factor` × pull, with one option (or none: −1) out of the choice. */
function softmax(into: Float64Array, size: number, factor: number, without: number): void {
  let top = Number.NEGATIVE_INFINITY
  for (let j = 0; j < size; j++) {
    if (j !== without) top = Math.max(top, factor * (pulls[j] as number))
  }
  let sum = 0
  for (let j = 0; j < size; j++) {
    const weight = j === without ? 0 : Math.exp(factor * (pulls[j] as number) - top)
    into[j] = weight
    sum += weight
  }
  for (let j = 0; j < size; j++) into[j] = (into[j] as number) / sum
}

/** The probability of one answer to a block. */
export function probability(block: Block, theta: ArrayLike<number>, answer: Choice): number {
  choices(block, theta, answer.most)
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
    softmax(least, size, -weightOf(block), answer.most)
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
  choices(block, theta, answer.most)
  const { traits, keys, slopes } = block
  const size = traits.length
  const width = gradient.length
  const w = weightOf(block)
  for (let i = 0; i < size; i++) {
    const slope = (slopes?.[i] ?? SLOPE) * (keys[i] as number)
    const p = most[i] as number
    const q = least[i] as number
    const picked = (i === answer.most ? 1 : 0) - (i === answer.least ? w : 0)
    gradient[traits[i] as number] =
      (gradient[traits[i] as number] as number) + slope * (picked - p + w * q)
    for (let j = 0; j < size; j++) {
      const curve = curveOf(i, j, w)
      const place = (traits[i] as number) * width + (traits[j] as number)
      information[place] =
        (information[place] as number) +
        slope * (slopes?.[j] ?? SLOPE) * (keys[j] as number) * curve
    }
  }
  return (most[answer.most] as number) * (least[answer.least] as number)
}

/** Adds to `effect` how much one answer's gradient by each trait (row) falls as the appeal of a trait's options (column) rises. */
export function addAppealEffect(
  block: Block,
  theta: ArrayLike<number>,
  answer: Choice,
  effect: Matrix,
): void {
  choices(block, theta, answer.most)
  const { traits, keys, slopes } = block
  const w = weightOf(block)
  for (const [i, trait] of traits.entries()) {
    const slope = (slopes?.[i] ?? SLOPE) * (keys[i] as number)
    for (const [j, liked] of traits.entries()) {
      const place = trait * theta.length + liked
      effect[place] = (effect[place] as number) + slope * curveOf(i, j, w)
    }
  }
}

/** An entry of the negative Hessian by the pulls, from the choices above. */
export function curveOf(i: number, j: number, w: number): number {
  const p = most[i] as number
  const q = least[i] as number
  const own = i === j ? p + w * w * q : 0
  return own - p * (most[j] as number) - w * w * q * (least[j] as number)
}
