import { normalPoint } from './normal'

/**
 * Fixed points spread like a standard normal: Halton's sequence (1960, Numerische Mathematik 2), one prime a
 * dimension, each point followed by its mirror image, so that the mean is exactly 0. The same points for
 * everyone make the same answers give the same numbers.
 */
export function normalPoints(count: number, dimensions: number): Float64Array[] {
  const bases = primes(dimensions)
  const points: Float64Array[] = []
  for (let index = 1; points.length < count; index++) {
    const point = Float64Array.from(bases, (base) => normalPoint(mirrored(index, base)))
    points.push(
      point,
      point.map((value) => -value),
    )
  }
  return points
}

/** The digits of a whole number in this base, mirrored at the point: 6 = 110₂ becomes 0.011₂. */
function mirrored(whole: number, base: number): number {
  let share = 0
  let weight = 1 / base
  for (let rest = whole; rest > 0; rest = Math.floor(rest / base)) {
    share += (rest % base) * weight
    weight /= base
  }
  return share
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let next = 2; found.length < count; next++) {
    if (found.every((prime) => next % prime !== 0)) found.push(next)
  }
  return found
}
