import { getQuestions } from '@/lib/api/assessment'
import { listQuestions } from '@/lib/server/assessments/assessments'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getQuestions, () => listQuestions())
