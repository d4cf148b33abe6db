/** Emails about what a member of a group agreed to do, for those who asked for them. */

import { DAY_MS } from './when'

/** What may be answered to "Did it work?". */
export const WORKED = ['yes', 'partly', 'no'] as const

export type Worked = (typeof WORKED)[number]

export const WORKED_WORDS: Record<Worked, string> = { yes: 'Yes', partly: 'Partly', no: 'No' }

/** One email a week, for this many weeks. */
export const WEEKS = 4
/** The one after them asks. */
export const QUESTION = WEEKS + 1

/** The days after the consent: the first soon, while the session is remembered, and the question on day 30. */
const DAYS = [2, 9, 16, 23, 30] as const

/** The newest email that is due by then: 0 for none yet, 1 to 4 for the weeks, 5 for the question. */
export function dueMail(from: Date, now: Date): number {
  const days = (now.getTime() - from.getTime()) / DAY_MS
  return DAYS.filter((day) => day <= days).length
}

/** Those who asked before this moment are due this email. */
export function dueSince(mail: number, now: Date): Date {
  return new Date(now.getTime() - (DAYS[mail - 1] ?? 0) * DAY_MS)
}
