import { submitGuestAssessment } from '@/lib/api/assessment'
import { submitGuest } from '@/lib/server/assessments'
import { guestCookieHeader } from '@/lib/server/guest-cookie'
import { handler } from '@/lib/server/handler'
import { toGuestResult } from '@/lib/server/results'

export const POST = handler(
  submitGuestAssessment,
  async ({ viewer, body, idempotencyKey, setCookie }) => {
    const { guest, assessment } = await submitGuest(viewer, { ...body, idempotencyKey })
    if (guest) setCookie(guestCookieHeader(guest))
    return toGuestResult(assessment)
  },
)
