import 'server-only'
import ical, { ICalEventRepeatingFreq } from 'ical-generator'
import { PRODUCT } from '@/lib/product'

export interface CalendarDay {
  /** The same each time the file is made, so that a calendar replaces what it has. */
  id: string
  /** `YYYY-MM-DD`: a whole day, in whatever time zone its reader is. */
  day: string
  title: string
  text?: string
  /** How many weeks in a row. */
  weeks?: number
}

/** What a person typed, as one line: a control character could begin a line of its own. */
const line = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

/** Whole days as a calendar file (RFC 5545). */
export function writeCalendar(name: string, days: readonly CalendarDay[]): string {
  const calendar = ical({
    name: line(name),
    prodId: { company: PRODUCT, product: PRODUCT, language: 'EN' },
  })
  for (const { id, day, title, text, weeks } of days) {
    calendar.createEvent({
      id,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: line(title),
      ...(text && { description: line(text) }),
      ...(weeks && { repeating: { freq: ICalEventRepeatingFreq.WEEKLY, count: weeks } }),
    })
  }
  return calendar.toString()
}
