import { reviewAssessment } from '@/lib/api/assessment'
import { handler } from '@/lib/server/handler'
import { reviewAnswers } from '@/lib/server/review'

export const POST = handler(reviewAssessment, ({ body }) => reviewAnswers(body.responses))
