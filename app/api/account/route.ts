import { deleteAccount } from '@/lib/api/account'
import { deleteAccount as erase } from '@/lib/server/account'
import { handler } from '@/lib/server/handler'
import { sessionCookieHeader } from '@/lib/server/session-token'
import { requireSession } from '@/lib/server/viewer'

export const DELETE = handler(deleteAccount, async ({ viewer, body, setCookie }) => {
  await erase(requireSession(viewer), body.password)
  setCookie(sessionCookieHeader(null))
})
