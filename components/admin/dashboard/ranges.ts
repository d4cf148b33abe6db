import type { By } from './period-chart'

const DAY_MS = 24 * 60 * 60 * 1000

interface RangeQuery {
  [name: string]: string
  from: string
  to: string
  by: By
}

/** So many days up to today. */
function lastDays(today: string, days: number, by: By): RangeQuery {
  const from = new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  return { from, to: today, by }
}

/** The ranges that are asked for most, one press each. Weeks where days would be too many to tell apart. */
export const RANGES = [
  { text: '7 days', queryOf: (today: string) => lastDays(today, 7, 'day') },
  { text: '30 days', queryOf: (today: string) => lastDays(today, 30, 'day') },
  { text: '90 days', queryOf: (today: string) => lastDays(today, 90, 'week') },
  { text: 'A year', queryOf: (today: string) => lastDays(today, 365, 'week') },
] as const
