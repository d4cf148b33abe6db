import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import { isStyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import type { Reader } from '../assessments/results'
import { writeCalendar } from '../base/calendar'
import { readMarks } from './marks'

/** The reader's goals that have a date and are not done, as a calendar file. Throws `not_found` where there is none. */
export async function writeGoalsCalendar({ result }: Reader): Promise<string> {
  const { goals } = await readMarks(result)
  const texts = isStyleCode(result.styleCode) ? STYLE_CONTENT[result.styleCode].detail.goals : []
  const days = goals.flatMap(({ goal, done, dueOn }) => {
    const text = texts[goal - 1]
    if (done || !dueOn || !text) return []
    return [{ id: `${result.id}-goal-${goal}`, day: dueOn, title: text.goal, text: text.firstStep }]
  })
  if (days.length === 0) throw new ApiError('not_found', messages.api.notFound)
  return writeCalendar('Action plan', days)
}
