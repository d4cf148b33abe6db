/** How the log-likelihood of a block's answers changes with its statements' appeals and slopes. */
import type { Answer, Block } from '@/lib/disc/model/form'
import { choices, curveOf, weightOf } from '@/lib/disc/model/likelihood'

/** An answer, and the places that may lie behind it, each as likely. */
export interface Point {
  answer: Answer
  people: readonly Float64Array[]
  /** Of each of the people. */
  weight: number
}

export interface BlockSums {
  /** By the appeals, then by the slopes. */
  gradient: Float64Array
  /** The negative second derivatives, row by row. */
  information: Float64Array
  /** The same by what a least pick tells, for itself. */
  least: { gradient: number; information: number }
}

/** The sums over all points: the formulas of `likelihood.ts`, by what a statement is instead of by where a person stands. */
export function blockSums(block: Block, points: readonly Point[]): BlockSums {
  const { traits, keys } = block
  const w = weightOf(block)
  const count = keys.length
  const width = 2 * count
  const gradient = new Float64Array(width)
  const information = new Float64Array(width * width)
  const x = new Float64Array(count)
  const byLeast = { gradient: 0, information: 0 }
  for (const { answer, people, weight } of points) {
    for (const theta of people) {
      const { pulls, most: p, least: q } = choices(block, theta, answer.most)
      let mean = 0
      let square = 0
      for (let i = 0; i < count; i++) {
        x[i] = (keys[i] as number) * (theta[traits[i] as number] as number)
        const pull = pulls[i] as number
        mean += (q[i] as number) * pull
        square += (q[i] as number) * pull * pull
      }
      byLeast.gradient += weight * (mean - (pulls[answer.least] as number))
      byLeast.information += weight * (square - mean * mean)
      for (let i = 0; i < count; i++) {
        const picked = (i === answer.most ? 1 : 0) - (i === answer.least ? w : 0)
        const pi = p[i] as number
        const qi = q[i] as number
        const xi = x[i] as number
        const slope = weight * (picked - pi + w * qi)
        gradient[i] = (gradient[i] as number) + slope
        gradient[count + i] = (gradient[count + i] as number) + slope * xi
        for (let j = 0; j <= i; j++) {
          const curve = weight * curveOf(i, j, w)
          const xj = x[j] as number
          const [both, one] = [i * width + j, (count + i) * width + j]
          const [other, last] = [(count + j) * width + i, (count + i) * width + count + j]
          information[both] = (information[both] as number) + curve
          information[one] = (information[one] as number) + curve * xi
          if (i !== j) information[other] = (information[other] as number) + curve * xj
          information[last] = (information[last] as number) + curve * xi * xj
        }
      }
    }
  }
  // So far only the lower triangle is filled.
  for (let row = 0; row < width; row++) {
    for (let column = row + 1; column < width; column++) {
      information[row * width + column] = information[column * width + row] as number
    }
  }
  return { gradient, information, least: byLeast }
}
