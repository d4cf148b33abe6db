const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$1,284.00": sums that grow beyond a price. */
export function formatMoney(cents: number): string {
  return DOLLARS.format(cents / 100)
}

/** "1,284". */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

/** "42%" of a whole; a dash of a whole that is nothing. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.round((part / whole) * 100)}%`
}
