import { submitGuestAssessment } from '@/lib/api/assessment'
import { pickedBy, submitGuest } from '@/lib/server/assessments/assessments'
import { toGuestResult } from '@/lib/server/assessments/result-views'
import { handler } from '@/lib/server/http/handler'
import { guestCookieHeader } from '@/lib/server/viewer/guests'

export const POST = handler(
  submitGuestAssessment,
  async ({ viewer, body, idempotencyKey, setCookie }) => {
    const { guest, assessment } = await submitGuest(viewer, { ...body, idempotencyKey })
    if (guest) setCookie(guestCookieHeader(guest))
    return { ...toGuestResult(assessment), picked: pickedBy(body.responses) }
  },
)
