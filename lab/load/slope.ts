/** A straight line through values over time: how much they grow, and how sure that is. */
export interface Slope {
  /** Per unit of time. */
  growth: number
  /** Standard error of the growth. */
  error: number
}

/** Least squares; `points` are time and value. NaN for fewer than three. */
export function slopeOf(points: readonly (readonly [time: number, value: number])[]): Slope {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [time, value] = [mean(0), mean(1)]
  const spread = points.reduce((sum, [at]) => sum + (at - time) ** 2, 0)
  const growth = points.reduce((sum, [at, one]) => sum + (at - time) * (one - value), 0) / spread
  const rest = points.reduce((sum, [at, one]) => sum + (one - value - growth * (at - time)) ** 2, 0)
  return { growth, error: Math.sqrt(rest / (points.length - 2) / spread) }
}

/** Whether values grow by more than `most` per unit of time, beyond what their own scatter makes possible. */
export const growsBeyond = ({ growth, error }: Slope, most: number): boolean =>
  growth - 2 * error > most
