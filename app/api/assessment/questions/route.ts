import { getQuestions } from '@/lib/api/assessment'
import { listQuestions } from '@/lib/server/assessments'
import { handler } from '@/lib/server/handler'

export const GET = handler(getQuestions, () => listQuestions())
