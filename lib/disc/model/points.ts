import { normalPoint } from './normal'

/**
 * Fixed points spread like a standard normal in any number of dimensions: Roberts' additive sequence (2018,
 * "The unreasonable effectiveness of quasirandom sequences"), whose steps are powers of the one root above 1
 * of x^(d+1) = x + 1, each point followed by its mirror image, so that the mean is exactly 0. The same points
 * for everyone make the same answers give the same numbers.
 */
export function normalPoints(count: number, dimensions: number): Float64Array[] {
  let root = 1.5
  for (let step = 0; step < 60; step++) root = (1 + root) ** (1 / (dimensions + 1))
  const points: Float64Array[] = []
  for (let index = 1; points.length < count; index++) {
    const point = Float64Array.from({ length: dimensions }, (_, dimension) =>
      normalPoint((0.5 + index * root ** -(dimension + 1)) % 1),
    )
    points.push(
      point,
      point.map((value) => -value),
    )
  }
  return points
}
