/** The few statistics of the study. */

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

export function mean(values: readonly number[]): number {
  return sumOf(values) / values.length
}

/** The standard error of a mean. */
export function errorOfMean(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / (values.length - 1))
}

/** Pearson's correlation, or null when one side does not vary. */
export function correlation(some: readonly number[], others: readonly number[]): number | null {
  const [a, b] = [mean(some), mean(others)]
  let both = 0
  let one = 0
  let other = 0
  for (const [at, value] of some.entries()) {
    const beside = others[at] as number
    both += (value - a) * (beside - b)
    one += (value - a) ** 2
    other += (beside - b) ** 2
  }
  // Sums that are equal by construction differ by rounding only.
  if (one < 1e-9 * some.length || other < 1e-9 * some.length) return null
  return both / Math.sqrt(one * other)
}

/** The share of places where the two lists hold the same. */
export function agreement(some: readonly number[], others: readonly number[]): number {
  return some.filter((value, at) => value === others[at]).length / some.length
}

export function shareBelow(values: readonly number[], limit: number): number {
  return values.filter((value) => value < limit).length / values.length
}

/** The value that this share of the list lies below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(share * sorted.length)] as number
}

/** Four decimals: more would only be noise. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
