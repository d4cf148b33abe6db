import { logout } from '@/lib/api/auth'
import { logout as signOut } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'
import { sessionCookieHeader } from '@/lib/server/session-token'

export const POST = handler(logout, async ({ viewer, setCookie }) => {
  await signOut(viewer)
  setCookie(sessionCookieHeader(null))
})
