import 'server-only'
import { DAY_MS } from '@/lib/when'

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Today, by UTC. */
export const today = () => toDay(Date.now())

/** A day so many days later; days are `YYYY-MM-DD`, by UTC. */
export function addDays(day: string, days: number): string {
  return toDay(Date.parse(day) + days * DAY_MS)
}

/** How many days a range has, both ends included. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

export interface Range {
  from: string
  to: string
  by: 'day' | 'week'
}

/** The first day, within the range, of the period that a day lies in. Weeks begin on Monday. */
export function periodOf(day: string, { from, by }: Range): string {
  if (by === 'day') return day
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  const monday = addDays(day, -sinceMonday)
  return monday < from ? from : monday
}

/** The first days of all periods of a range, in order. */
export function listPeriods(range: Range): string[] {
  const days = Array.from({ length: daysIn(range) }, (_, index) => addDays(range.from, index))
  return [...new Set(days.map((day) => periodOf(day, range)))]
}
