import { getQuestions } from '@/lib/api/assessment'
import { writeQuestions } from '@/lib/server/assessments/questions'
import { handler, WrittenAnswer } from '@/lib/server/http/handler'

export const GET = handler(
  getQuestions,
  ({ query }) => new WrittenAnswer(writeQuestions(query.statement)),
)
