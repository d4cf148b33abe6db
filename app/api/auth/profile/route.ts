import { getProfile, updateProfile } from '@/lib/api/auth'
import { handler } from '@/lib/server/handler'
import { updateProfile as changeProfile } from '@/lib/server/profile'
import { toUser } from '@/lib/server/users'
import { requireSession } from '@/lib/server/viewer'
import { welcome } from '@/lib/server/welcome'

export const GET = handler(getProfile, ({ viewer }) => ({
  user: toUser(requireSession(viewer).session.user),
}))

export const PUT = handler(updateProfile, async ({ viewer, body, setCookie }) => {
  const { first_name: firstName, last_name: lastName, email, password } = body
  const change = { firstName, lastName, email, password }
  const { user, renewed } = await changeProfile(requireSession(viewer), change)
  return renewed ? welcome(renewed, setCookie) : { user: toUser(user) }
})
