import { submitGuestAssessment } from '@/lib/api/assessment'
import { submitGuest } from '@/lib/server/assessments'
import { handler } from '@/lib/server/handler'
import { toGuestResult } from '@/lib/server/results'

export const POST = handler(
  submitGuestAssessment,
  async ({ viewer, body, idempotencyKey, nameGuest }) => {
    const { guestId, assessment } = await submitGuest(viewer, { ...body, idempotencyKey })
    nameGuest(guestId)
    return toGuestResult(assessment)
  },
)
