import { openSignInLink } from '@/lib/api/auth'
import { signInByLink } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'
import { signInCookieHeader } from '@/lib/server/sign-in-cookie'
import { welcome } from '@/lib/server/welcome'

export const POST = handler(openSignInLink, async ({ viewer, body, setCookie }) => {
  const { hasPassword, ...admission } = await signInByLink(viewer, body.token)
  setCookie(signInCookieHeader(null))
  return { ...(await welcome(admission, setCookie)), has_password: hasPassword }
})
