import { getAgreementCalendar } from '@/lib/api/follow-up'
import { writeAgreementCalendar } from '@/lib/server/groups/agreement-calendar'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getAgreementCalendar, async ({ viewer, params, query }) => {
  const calendar = await writeAgreementCalendar(viewer, params.id, query.part, query.time_zone)
  return fileAnswer(calendar, 'text/calendar; charset=utf-8', `agreement-${query.part}.ics`)
})
