import 'server-only'
import type { reviewAssessment } from '@/lib/api/assessment'
import type { AnswerOf } from '@/lib/api/endpoint'
import { reviewOf } from '@/lib/disc/result/review'
import { readResponses, type WireResponse } from './assessments'

/** Which of these answers are worth a second look. Throws `invalid` for anything but one complete form; stores nothing. */
export function reviewAnswers(wire: readonly WireResponse[]): AnswerOf<typeof reviewAssessment> {
  const { hurried, odd, again } = reviewOf(readResponses(wire).responses)
  return {
    hurried,
    odd,
    again: again.map(({ question, why }) => ({ question_number: question, why })),
  }
}
