import { getGoalsCalendar } from '@/lib/api/follow-up'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { writeGoalsCalendar } from '@/lib/server/reports/goals-calendar'

export const GET = handler(getGoalsCalendar, async ({ viewer, query }) =>
  fileAnswer(
    await writeGoalsCalendar(viewer, query.goal),
    'text/calendar; charset=utf-8',
    'goals.ics',
  ),
)
