import 'server-only'
import type { getSecondLook } from '@/lib/api/assessment'
import type { AnswerOf } from '@/lib/api/endpoint'
import { secondLookOf } from '@/lib/disc/result/second-look'
import { readResponses, type WireResponse } from './assessments'

/**
 * Which of these answers are worth a second look. Stores nothing. Throws `invalid` for anything but one complete form.
 */
export function findSecondLook(wire: readonly WireResponse[]): AnswerOf<typeof getSecondLook> {
  const { hurried, odd, again } = secondLookOf(readResponses(wire).responses)
  return {
    hurried,
    odd,
    again: again.map(({ question, why }) => ({ question_number: question, why })),
  }
}
