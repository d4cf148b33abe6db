export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

/** The value that 99 of 100 do not exceed. */
export function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN
}
