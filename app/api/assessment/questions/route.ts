import { getQuestions } from '@/lib/api/assessment'
import { writeQuestions } from '@/lib/server/assessments/questions'
import { handler } from '@/lib/server/http/handler'
import { WrittenAnswer } from '@/lib/server/http/written-answer'

export const GET = handler(
  getQuestions,
  ({ query }) => new WrittenAnswer(writeQuestions(query.statement)),
)
