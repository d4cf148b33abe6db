import { getProfile, updateProfile } from '@/lib/api/auth'
import * as profile from '@/lib/server/accounts/profile'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'
import { toUser } from '@/lib/server/viewer/users'

export const GET = handler(getProfile, async ({ viewer }) => ({
  user: await toUser(viewer.session.user),
}))

export const PUT = handler(updateProfile, async ({ viewer, body, setCookie }) => {
  const { first_name: firstName, last_name: lastName, email, password } = body
  const change = { firstName, lastName, email, password }
  const { user, renewed } = await profile.updateProfile(viewer, change)
  return renewed ? welcome(renewed, setCookie) : { user: await toUser(user) }
})
