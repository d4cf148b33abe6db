import 'server-only'
import type { CalendarPart } from '@/lib/api/follow-up'
import { WEEKS } from '@/lib/follow-up'
import { DAY_MS, plainDayIn } from '@/lib/when'
import { writeCalendar } from '../base/calendar'
import { db } from '../base/db'
import type { SignedIn } from '../viewer/viewer'
import { groupNotFound, requireJoined } from './roles'

/**
 * What the person agreed to do as a calendar file: a day a week from a week after it on, or the question 30 days after it.
 * Throws `not_found` where they agreed to nothing.
 */
export async function writeAgreementCalendar(
  viewer: SignedIn,
  id: string,
  part: CalendarPart,
  timeZone: string,
) {
  const group = await requireJoined(viewer, id)
  const where = { groupId_userId: { groupId: group.id, userId: viewer.session.user.id } }
  const row = await db.agreement.findUnique({
    where,
    select: { id: true, text: true, createdAt: true },
  })
  if (!row) throw groupNotFound()
  const after = (days: number) =>
    plainDayIn(new Date(row.createdAt.getTime() + days * DAY_MS), timeZone)
  const day =
    part === 'weeks'
      ? { day: after(7), title: row.text, weeks: WEEKS }
      : { day: after(30), title: `Did it work? ${row.text}` }
  const name = part === 'weeks' ? 'weekly' : part
  return writeCalendar(group.name, { id: `${row.id}-${name}`, text: group.name, ...day })
}
