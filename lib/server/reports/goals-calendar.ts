import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import { isStyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import type { Reader } from '../assessments/results'
import { writeCalendar } from '../base/calendar'
import { readMarks } from './marks'

/**
 * One goal of the reader that has a date and is not done, as a calendar file: the named one, or the one that is due first.
 * Throws `not_found` where there is none.
 */
export async function writeGoalsCalendar({ result }: Reader, wanted?: number): Promise<string> {
  const { goals } = await readMarks(result)
  const texts = isStyleCode(result.styleCode) ? STYLE_CONTENT[result.styleCode].detail.goals : []
  const [day] = goals
    .flatMap(({ goal, done, dueOn }) => {
      const text = texts[goal - 1]
      if (done || !dueOn || !text || (wanted !== undefined && goal !== wanted)) return []
      const id = `${result.id}-goal-${goal}`
      return [{ id, day: dueOn, title: text.goal, text: text.firstStep }]
    })
    .sort((one, other) => one.day.localeCompare(other.day))
  if (!day) throw new ApiError('not_found', messages.api.notFound)
  return writeCalendar('Action plan', day)
}
