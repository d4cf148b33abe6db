/**
 * Days and moments as the server renders them: in UTC, in the form of the interface. public/before-paint.js rewrites
 * them by the reader's clock and region after the first paint.
 */

import { dateFormat } from './languages/formats'

export const DAY_MS = 24 * 3_600_000

const DAY = { dateStyle: 'long' } as const
const SHORT = { dateStyle: 'medium' } as const
const PLAIN = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

const FORMS = {
  /** "November 20, 2026". */
  day: DAY,
  /** "Nov 20, 2026". */
  short: SHORT,
  /** "Friday", of one of the next days. */
  weekday: { weekday: 'long' },
  /** "Nov 2026". */
  month: { month: 'short', year: 'numeric' },
  /** "Nov 20", under a chart of days that are counted by UTC. */
  axis: { month: 'short', day: 'numeric' },
  /** "Nov 20, 2026, 14:51 UTC"; to its reader "Today, 14:51" or "Yesterday, 14:51", too. */
  moment: { ...SHORT, timeStyle: 'short', hourCycle: 'h23' },
  /** "on November 20, 2026"; to its reader "today", "yesterday" or "on November 20". */
  on: DAY,
  /** "last used on November 20, 2026"; as exact as a value that is updated once an hour. */
  used: DAY,
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type Form = keyof typeof FORMS

const BEFORE: Partial<Record<Form, string>> = { on: 'on ', used: 'last used on ' }

/** A day as YYYY-MM-DD, or a moment in ISO 8601, in words. */
export function sayWhen(at: string, form: Form = 'day'): string {
  const words = dateFormat({ ...FORMS[form], timeZone: 'UTC' }).format(new Date(at))
  return `${BEFORE[form] ?? ''}${words}${form === 'moment' ? ' UTC' : ''}`
}

/** What an element needs whose text or label holds `sayWhen(at, form)`. */
export function readerDate(at: string, form: Form = 'day') {
  return {
    'data-when': at,
    'data-form': form,
    'data-said': sayWhen(at, form),
    // The browser may have corrected it by the time React looks.
    suppressHydrationWarning: true,
  }
}

/** Whether Intl knows a time zone, "America/Los_Angeles". */
export function isTimeZone(name: string): boolean {
  try {
    dateFormat({ ...DAY, timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The day of a moment where it is read: "November 20, 2026". */
export function dayIn(at: Date, timeZone: string): string {
  return dateFormat({ ...DAY, timeZone }).format(at)
}

/** The same as a file name has it: "2026-11-20". */
export function plainDayIn(at: Date, timeZone: string): string {
  const parts = dateFormat({ ...PLAIN, timeZone }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The next Monday after a day, both as "2026-11-20". */
export function nextMonday(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  const days = (8 - at.getUTCDay()) % 7 || 7
  return new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** The last millisecond of a day, "2026-11-20", where it ends: also where clocks change at midnight. */
export function endOfDayIn(day: string, timeZone: string): Date {
  // Time zones are at most 14 hours from UTC, so the day ends between these two.
  let [before, after] = [Date.parse(day) - DAY_MS, Date.parse(day) + 3 * DAY_MS]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (plainDayIn(new Date(middle), timeZone) > day) after = middle
    else before = middle
  }
  return new Date(before)
}
