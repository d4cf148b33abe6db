import { changePassword } from '@/lib/api/auth'
import { handler } from '@/lib/server/handler'
import { changePassword as setPassword } from '@/lib/server/profile'
import { requireSession } from '@/lib/server/viewer'
import { welcome } from '@/lib/server/welcome'

export const PUT = handler(changePassword, async ({ viewer, body, setCookie }) => {
  const { current_password: current, new_password: next } = body
  return welcome(await setPassword(requireSession(viewer), { current, next }), setCookie)
})
