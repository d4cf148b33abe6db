/**
 * What many sittings say of the statements of a form: how much each draws its readers, how strongly its letter
 * pulls, how much a least pick tells, and how the letters go together in people.
 *
 * By marginal maximum likelihood (Bock & Aitkin 1981, Psychometrika 46) with a normal prior: an EM that takes everyone's
 * places to be normal around the top of their posterior (Laplace), and looks at them in eight points that have its mean
 * and covariance (the spherical rule of degree 3). Appeals come from a normal around 0, slopes from one around their
 * mean; how wide both are is learned, too. People differ by 1 in every letter: that is the scale. A person who may as well
 * have answered blindly weighs little: each sitting counts by the chance that it was read, with the share of blind ones
 * learned.
 */
import type { Depth } from '@/lib/disc/model/calibration'
import { type Estimate, estimate, type Prior, priorOf } from '@/lib/disc/model/estimate'
import type { Answer, Block, Design } from '@/lib/disc/model/form'
import { LEAST_WEIGHT, LOADING, slopeOf } from '@/lib/disc/model/likelihood'
import { cholesky, identity, inverse, type Matrix, solve } from '@/lib/disc/model/linear'
import { sumOf } from '@/lib/numbers/figures'
import { type BlockSums, blockSums, type Point } from './block-sums'

export interface Learned {
  design: Design
  /** The letters' correlations, row by row, and the prior that they make. */
  correlation: Matrix
  prior: Prior
  leastWeight: number
  /** By sitting, the chance that it was read: so much it weighs. */
  weights: readonly number[]
}

type Sittings = readonly (readonly Answer[])[]

const STEPS = 40
/** An EM whose appeals and slopes move by less has settled. */
const SETTLED = 0.004
/** The prior of the widths: as if so many statements had been seen to vary as at first. */
const SEEN_WIDTHS = 10
const FIRST_WIDTH = { appeal: 0.4, slope: 0.25 }
/** The prior of the correlations: as if so many people had unrelated letters. */
const SEEN_PEOPLE = 50
/** Of sittings of which nothing is known, so many are taken to be blind. */
export const FIRST_BLIND = 0.05
/** The standard deviation of the least weight around what it is taken to be at first: it tells as much as about ten people's answers. */
const LEAST_WIDTH = 0.1
/** People between two pauses. */
const AT_ONCE = 100

export interface Teaching {
  depth: Depth
  /** The people stand for everyone; else they are a copy's own, and each letter's level stays that of the form as shipped. */
  isRepresentative: boolean
  /** Waited for again and again, so that a server can answer calls in between. */
  pause?: (() => Promise<unknown>) | undefined
}

/** Learns from one sitting each of many people. The same sittings in the same order give the same numbers. */
export async function learn(
  form: Design,
  sittings: Sittings,
  { depth, isRepresentative, pause = async () => {} }: Teaching,
): Promise<Learned> {
  const size = form.traitCount
  const first = slopeOf(LOADING)
  let design: Design = {
    ...form,
    blocks: form.blocks.map((block) => ({
      ...block,
      slopes: block.keys.map(() => first),
      appeals: block.keys.map(() => 0),
      leastWeight: LEAST_WEIGHT,
    })),
  }
  let correlation = identity(size)
  let widths = FIRST_WIDTH
  let blind = FIRST_BLIND
  let places: (Float64Array | undefined)[] = []
  let weights: number[] = []
  for (let step = 0; step < STEPS; step++) {
    const prior = priorOf(correlation, size)
    const found: Estimate[] = []
    for (const [at, answers] of sittings.entries()) {
      found.push(estimate(design, prior, answers, places[at]))
      if (at % AT_ONCE === 0) await pause()
    }
    places = found.map(({ theta }) => theta)
    weights = found.map((one, at) =>
      chanceRead(evidenceOf(one, prior), evidenceOfBlind(design, sittings[at] ?? []), blind),
    )
    const read = sumOf(weights)
    blind = 1 - read / sittings.length
    const covariance = covarianceOf(found, weights, size)
    const sums: BlockSums[] = []
    for (const [at, points] of pointsByBlock(design, sittings, found, weights).entries()) {
      sums.push(blockSums(design.blocks[at] as Block, points))
      await pause()
    }
    const leastWeight = moveLeastWeight(design, sums)
    const moved = moveStatements(design, sums, widths, depth)
    widths = moved.widths
    let next = scaleTo(moved.design, covariance, depth)
    next = { ...next, blocks: next.blocks.map((block) => ({ ...block, leastWeight })) }
    const change = furthest(design, next)
    design = next
    if (depth === 'each') correlation = correlationOf(covariance, size, read)
    if (change < SETTLED) break
  }
  const leastWeight = design.blocks[0]?.leastWeight ?? LEAST_WEIGHT
  const learned = { design, correlation, prior: priorOf(correlation, size), leastWeight, weights }
  return isRepresentative ? learned : keepLetters(learned)
}

/**
 * What was learned of a copy's own people, as it holds for others: only how statements are liked within a letter. How well a letter
 * is liked, and where these people stand on it, cannot be told apart. Both move the appeals of all statements for a letter
 * alike, and of all against it, so each of these has its mean at 0, as in the form as shipped. Letters are unrelated, as there.
 */
function keepLetters({ design, ...learned }: Learned): Learned {
  const size = design.traitCount
  const sums = new Map<number, { sum: number; count: number }>()
  const cellOf = ({ traits, keys }: Block, option: number) =>
    keys[option] === 1 ? (traits[option] as number) : -1 - (traits[option] as number)
  for (const block of design.blocks) {
    for (const [option, appeal] of (block.appeals ?? []).entries()) {
      const { sum, count } = sums.get(cellOf(block, option)) ?? { sum: 0, count: 0 }
      sums.set(cellOf(block, option), { sum: sum + appeal, count: count + 1 })
    }
  }
  const blocks = design.blocks.map((block) => ({
    ...block,
    isDoubted: true,
    appeals: (block.appeals ?? []).map((appeal, option) => {
      const { sum = 0, count = 1 } = sums.get(cellOf(block, option)) ?? {}
      return appeal - sum / count
    }),
  }))
  const correlation = identity(size)
  const prior = priorOf(correlation, size)
  return { ...learned, design: { ...design, blocks }, correlation, prior }
}

/** Eight people for each sitting: as likely together as the one person whose places are not known. */
function pointsByBlock(
  design: Design,
  sittings: Sittings,
  found: readonly Estimate[],
  weights: readonly number[],
): Point[][] {
  const size = design.traitCount
  const points: Point[][] = design.blocks.map(() => [])
  for (const [at, { theta, covariance }] of found.entries()) {
    const lower = cholesky(covariance, size) as Matrix
    const people: Float64Array[] = []
    for (let k = 0; k < size; k++) {
      for (const side of [1, -1]) {
        people.push(
          theta.map(
            (place, row) => place + side * Math.sqrt(size) * (lower[row * size + k] as number),
          ),
        )
      }
    }
    const weight = (weights[at] as number) / people.length
    for (const answer of sittings[at] ?? []) points[answer.block]?.push({ answer, people, weight })
  }
  return points
}

/** A step of Newton's for how much a least pick tells; never that it tells the opposite. */
function moveLeastWeight({ blocks }: Design, sums: readonly BlockSums[]): number {
  const weight = blocks[0]?.leastWeight ?? LEAST_WEIGHT
  const precision = 1 / LEAST_WIDTH ** 2
  const gradient = sumOf(sums.map(({ least }) => least.gradient))
  const information = sumOf(sums.map(({ least }) => least.information))
  const slope = gradient - precision * (weight - LEAST_WEIGHT)
  return Math.max(0, weight + slope / (information + precision))
}

interface Widths {
  appeal: number
  slope: number
}

/** One step of Newton's for every statement, and how wide appeals and slopes turn out. */
function moveStatements(
  design: Design,
  sums: readonly BlockSums[],
  widths: Widths,
  depth: Depth,
): { design: Design; widths: Widths } {
  const slopes = design.blocks.flatMap((block) => block.slopes ?? [])
  const mean = sumOf(slopes) / slopes.length
  let appealSquares = SEEN_WIDTHS * FIRST_WIDTH.appeal ** 2
  let slopeSquares = SEEN_WIDTHS * FIRST_WIDTH.slope ** 2
  let steep = 0
  let curve = 0
  const blocks = design.blocks.map((block, at): Block => {
    const count = block.keys.length
    const own = sums[at] as BlockSums
    const size = depth === 'each' ? 2 * count : count
    const information = new Float64Array(size * size)
    const gradient = new Float64Array(size)
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        information[row * size + column] = own.information[row * 2 * count + column] as number
      }
      const isSlope = row >= count
      const width = isSlope ? widths.slope : widths.appeal
      const value = valueAt(block, row) - (isSlope ? mean : 0)
      gradient[row] = (own.gradient[row] as number) - value / width ** 2
      information[row * (size + 1)] = (information[row * (size + 1)] as number) + 1 / width ** 2
    }
    for (let row = count; row < 2 * count; row++) {
      steep += own.gradient[row] as number
      for (let column = count; column < 2 * count; column++) {
        curve += own.information[row * 2 * count + column] as number
      }
    }
    const lower = cholesky(information, size) as Matrix
    const move = solve(lower, size, gradient)
    const errors = inverse(lower, size)
    const next = (row: number) => valueAt(block, row) + (row < size ? (move[row] as number) : 0)
    for (let row = 0; row < size; row++) {
      const error = errors[row * (size + 1)] as number
      if (row < count) appealSquares += next(row) ** 2 + error
      else slopeSquares += (next(row) - mean) ** 2 + error
    }
    return {
      ...block,
      appeals: block.keys.map((_, option) => next(option)),
      slopes: block.keys.map((_, option) => next(count + option)),
    }
  })
  const seen = SEEN_WIDTHS + slopes.length
  const moved = {
    appeal: Math.sqrt(appealSquares / seen),
    slope: depth === 'each' ? Math.sqrt(slopeSquares / seen) : widths.slope,
  }
  if (depth === 'each') return { design: { ...design, blocks }, widths: moved }
  const common = mean + steep / curve
  const alike = blocks.map((block) => ({ ...block, slopes: block.keys.map(() => common) }))
  return { design: { ...design, blocks: alike }, widths: moved }
}

function valueAt({ keys, slopes = [], appeals = [] }: Block, row: number): number {
  return (row < keys.length ? appeals[row] : slopes[row - keys.length]) as number
}

/** People differ by 1 in every letter; by how much they turn out to differ, slopes change instead. */
function scaleTo(design: Design, covariance: Matrix, depth: Depth): Design {
  const size = design.traitCount
  const spreads = Array.from({ length: size }, (_, trait) =>
    Math.sqrt(covariance[trait * (size + 1)] as number),
  )
  const mean = Math.sqrt(sumOf(spreads.map((spread) => spread ** 2)) / size)
  const blocks = design.blocks.map((block) => ({
    ...block,
    slopes: (block.slopes ?? []).map(
      (slope, option) =>
        slope * (depth === 'each' ? (spreads[block.traits[option] as number] as number) : mean),
    ),
  }))
  return { ...design, blocks }
}

/** The mean over people of their places' squares and products. */
function covarianceOf(
  found: readonly Estimate[],
  weights: readonly number[],
  size: number,
): Matrix {
  const sum = new Float64Array(size * size)
  for (const [at, { theta, covariance }] of found.entries()) {
    const weight = weights[at] as number
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const place = row * size + column
        const product = (theta[row] as number) * (theta[column] as number)
        sum[place] = (sum[place] as number) + weight * (product + (covariance[place] as number))
      }
    }
  }
  const total = sumOf(weights)
  return sum.map((value) => value / total)
}

function correlationOf(covariance: Matrix, size: number, people: number): Matrix {
  const spread = (trait: number) => Math.sqrt(covariance[trait * (size + 1)] as number)
  return covariance.map((value, place) => {
    const [row, column] = [Math.floor(place / size), place % size]
    if (row === column) return 1
    return ((value / (spread(row) * spread(column))) * people) / (people + SEEN_PEOPLE)
  })
}

/** The chance that a sitting was read, by how probable its answers are for people of the prior and for blind ones. */
export function chanceRead(evidence: number, blindEvidence: number, blind: number): number {
  const odds = Math.log(Math.max(blind, 1e-6) / (1 - blind)) + blindEvidence - evidence
  return 1 / (1 + Math.exp(Math.min(odds, 700)))
}

/** The logarithm of the probability of a person's answers for people of the prior (Laplace). */
export function evidenceOf(found: Estimate, prior: Prior): number {
  const size = found.theta.length
  const plain = found.covariance.map((value, at) => value - (found.doubt[at] as number))
  const lower = cholesky(plain, size) as Matrix
  const half = (matrix: Matrix) =>
    Array.from({ length: size }).reduce<number>(
      (sum, _, at) => sum + Math.log(matrix[at * (size + 1)] as number),
      0,
    )
  let bend = 0
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      bend +=
        (found.theta[row] as number) *
        (prior.precision[row * size + column] as number) *
        (found.theta[column] as number)
    }
  }
  return found.logLikelihood - bend / 2 + half(lower) - half(prior.lower)
}

/** The logarithm of the probability of any one set of answers when nothing is read. */
export function evidenceOfBlind({ blocks }: Design, answers: readonly Answer[]): number {
  return -sumOf(
    answers.map(({ block }) => {
      const size = (blocks[block] as Block).keys.length
      return Math.log(size * (size - 1))
    }),
  )
}

function furthest(before: Design, after: Design): number {
  let most = 0
  for (const [at, block] of after.blocks.entries()) {
    const old = before.blocks[at] as Block
    most = Math.max(most, Math.abs((block.leastWeight ?? 0) - (old.leastWeight ?? 0)))
    for (let row = 0; row < 2 * block.keys.length; row++) {
      most = Math.max(most, Math.abs(valueAt(block, row) - valueAt(old, row)))
    }
  }
  return most
}
