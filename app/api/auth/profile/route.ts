import { getProfile, updateProfile } from '@/lib/api/auth'
import { findPendingEmail } from '@/lib/server/accounts/email-change'
import * as profile from '@/lib/server/accounts/profile'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'
import { toUser } from '@/lib/server/viewer/users'

export const GET = handler(getProfile, async ({ viewer: { session } }) => ({
  user: toUser(session.user),
  pending_email: (await findPendingEmail(session.user.id)) ?? undefined,
}))

export const PUT = handler(updateProfile, async ({ viewer, body, setCookie }) => {
  const { first_name: firstName, last_name: lastName, email, password } = body
  const change = { firstName, lastName, email, password } satisfies Record<
    keyof profile.ProfileChange,
    unknown
  >
  const { user, renewed } = await profile.updateProfile(viewer, change)
  const signedIn = renewed ? await welcome(renewed, setCookie) : { user: toUser(user) }
  return { ...signedIn, pending_email: (await findPendingEmail(user.id)) ?? undefined }
})
