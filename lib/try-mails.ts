/** When the line of the day comes by mail, for those who asked for it: about once a week. */
import { DAY_MS } from './when'

/** Then it is the same day almost everywhere, and the line is that of the reader’s own day on home. */
const NOON = 12
/** So long mails are handed to the queue, and so long one of them may wait there: with the day, its line is over. */
export const TRY_HOURS = 6
const WEEK = 7

/** The beginning of a day (UTC). */
export const dayOf = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)

/** The day whose mails are handed over at `now`; null while none are. */
export function tryDay(now: Date): Date | null {
  const hour = now.getUTCHours()
  return hour >= NOON && hour < NOON + TRY_HOURS ? dayOf(now) : null
}

/**
 * The first day after `from` that comes so many times a step later. A step is a week, or the next number of days that has
 * no divisor in common with the number of lines: home shows those in turn, so only then all come before any comes again.
 */
export function nextTryDay(due: Date, lines: number, from: Date): Date {
  let days = WEEK
  while (lines > 0 && commonDivisor(days, lines) > 1) days += 1
  const step = days * DAY_MS
  const steps = Math.floor((from.getTime() - due.getTime()) / step) + 1
  return new Date(due.getTime() + Math.max(steps, 1) * step)
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other)
