const TOPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The end of an axis from 0: a round number not below the highest value. */
export function topOf(values: readonly number[]): number {
  const highest = Math.max(1, ...values)
  const step = 10 ** Math.floor(Math.log10(highest))
  const tops = TOPS.map((times) => times * step).filter(Number.isInteger)
  return tops.find((top) => top >= highest) ?? 10 * step
}
