import { deleteResult, getResult } from '@/lib/api/results'
import { getAccountResult } from '@/lib/server/assessments/history'
import { handler } from '@/lib/server/http/handler'
import { deleteResult as remove } from '@/lib/server/privacy/delete-result'
import { guestCookieHeader } from '@/lib/server/viewer/guest-cookie'

export const GET = handler(getResult, ({ viewer, params }) => getAccountResult(viewer, params.id))

export const DELETE = handler(deleteResult, async ({ viewer, params, setCookie }) => {
  const { guestHoldsMore } = await remove(viewer, params.id)
  if (viewer.guestId && !guestHoldsMore) setCookie(guestCookieHeader(null))
})
