import { getMondayCalendar } from '@/lib/api/follow-up'
import { writeMondayCalendar } from '@/lib/server/groups/story'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getMondayCalendar, async ({ viewer, query }) => {
  const calendar = await writeMondayCalendar(viewer, query.time_zone)
  return fileAnswer(calendar, 'text/calendar; charset=utf-8', 'monday.ics')
})
