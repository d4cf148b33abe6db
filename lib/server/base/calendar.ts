import 'server-only'
import ical, {
  ICalEventBusyStatus,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
} from 'ical-generator'
import { PRODUCT } from '@/lib/product'
import { straight } from '@/lib/visible'

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
const line = (text: string) =>
  straight(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()

/**
 * A whole day as a calendar file (RFC 5545), alone in it: many programs take the first event of a file and leave the others,
 * or make a calendar of its own of it. The day stays free, in Outlook's words, too: a reminder is no appointment.
 */
export function writeCalendar(name: string, { id, day, title, text, weeks }: CalendarDay): string {
  const calendar = ical({
    prodId: { company: PRODUCT, product: PRODUCT, language: 'EN' },
    // As a property of its own: the library writes its `name` without escaping it.
    x: { 'X-WR-CALNAME': line(name) },
  })
  calendar.createEvent({
    id,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    summary: line(title),
    ...(text && { description: line(text) }),
    ...(weeks && { repeating: { freq: ICalEventRepeatingFreq.WEEKLY, count: weeks } }),
  })
  return calendar.toString()
}
