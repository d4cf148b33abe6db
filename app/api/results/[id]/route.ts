import { deleteResult, getResult } from '@/lib/api/results'
import { getAccountResult } from '@/lib/server/account-results'
import { deleteResult as remove } from '@/lib/server/delete-result'
import { guestCookieHeader } from '@/lib/server/guest-cookie'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(getResult, ({ viewer, params }) =>
  getAccountResult(requireSession(viewer), params.id),
)

export const DELETE = handler(deleteResult, async ({ viewer, params, setCookie }) => {
  const { guestHoldsMore } = await remove(viewer, params.id)
  if (viewer.guestId && !guestHoldsMore) setCookie(guestCookieHeader(null))
})
