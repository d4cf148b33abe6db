import { changePassword } from '@/lib/api/auth'
import * as profile from '@/lib/server/accounts/profile'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(changePassword, async ({ viewer, body, setCookie }) => {
  const { current_password: current, new_password: next } = body
  return welcome(await profile.changePassword(viewer, { current, next }), setCookie)
})
