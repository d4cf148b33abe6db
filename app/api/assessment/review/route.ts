import { reviewAssessment } from '@/lib/api/assessment'
import { reviewAnswers } from '@/lib/server/assessments/review'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(reviewAssessment, ({ body }) => reviewAnswers(body.responses))
