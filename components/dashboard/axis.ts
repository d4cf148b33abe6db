/** Where an axis that begins at 0 ends, so that its top is a round number not below the highest value. */
export function topOf(values: readonly number[]): number {
  const highest = Math.max(1, ...values)
  const step = 10 ** Math.floor(Math.log10(highest))
  const top = [1, 2, 5, 10].find((times) => times * step >= highest) ?? 10
  return top * step
}
