import { getGuestLatest } from '@/lib/api/assessment'
import { findGuestLatest } from '@/lib/server/assessments/result-views'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getGuestLatest, async ({ viewer }) => ({
  result: await findGuestLatest(viewer),
}))
