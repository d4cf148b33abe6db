import { getGuestLatest } from '@/lib/api/assessment'
import { findGuestLatest } from '@/lib/server/assessments/results'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getGuestLatest, async ({ viewer }) => ({
  result: await findGuestLatest(viewer),
}))
