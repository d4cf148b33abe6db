import { deleteResult, getResult } from '@/lib/api/results'
import { getAccountResult } from '@/lib/server/assessments/history'
import { handler } from '@/lib/server/http/handler'
import * as results from '@/lib/server/privacy/erase-results'
import { guestCookieHeader } from '@/lib/server/viewer/guests'

export const GET = handler(getResult, ({ viewer, params }) => getAccountResult(viewer, params.id))

export const DELETE = handler(deleteResult, async ({ viewer, setCookie }) => {
  const { guestHoldsMore } = await results.deleteResult(viewer)
  if (viewer.guestId && !guestHoldsMore) setCookie(guestCookieHeader(null))
})
