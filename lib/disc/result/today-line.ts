/** What of the line of the day the browser needs: none of the texts that it is chosen from. */
import type { Letter } from '../letters'

export interface TodayLine {
  say: string
  /** What not to say instead, where that is written. */
  not: string | null
  /** The letter of the person it is said to; null where it is said to anyone. */
  to: Letter | null
  /** That in words; null where it is said to anyone. */
  title: string | null
}

export interface Today {
  /** One for each day. */
  lines: readonly TodayLine[]
  /** For *Another one*: none of them is in `lines`. */
  others: readonly TodayLine[]
}

/** The line of a day, which is counted from any day on. */
export function lineOn(lines: readonly TodayLine[], day: number): TodayLine | undefined {
  const { length } = lines
  return lines[((day % length) + length) % length]
}

const DAY_MS = 86_400_000

/** Which day it is by a clock that is so many minutes behind UTC, as `getTimezoneOffset` says it. */
export function dayBy(now: Date, minutesBehind = 0): number {
  return Math.floor((now.getTime() - minutesBehind * 60_000) / DAY_MS)
}
