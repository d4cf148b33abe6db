import type { Estimate } from './estimate'
import { cholesky } from './linear'

/**
 * Hands over people who could have given the same answers: the estimate's normal approximation (Laplace), at
 * fixed standard normal points.
 */
export function forEachDraw(
  { theta, covariance }: Pick<Estimate, 'theta' | 'covariance'>,
  points: readonly Float64Array[],
  visit: (draw: Float64Array) => void,
): void {
  const size = theta.length
  const lower = cholesky(covariance, size)
  if (!lower) throw new Error('The covariance of the estimate is not positive definite.')
  // One array for all draws: the visitor looks at it and keeps nothing.
  const draw = new Float64Array(size)
  for (const point of points) {
    for (let row = 0; row < size; row++) {
      let sum = 0
      for (let k = 0; k <= row; k++) sum += (lower[row * size + k] as number) * (point[k] as number)
      draw[row] = (theta[row] as number) + sum
    }
    visit(draw)
  }
}
