import { openSignInLink } from '@/lib/api/auth'
import { signInCookieHeader } from '@/lib/server/accounts/sign-in-cookie'
import { signInByLink } from '@/lib/server/accounts/sign-in-links'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(openSignInLink, async ({ viewer, body, setCookie }) => {
  const { hasPassword, ...fresh } = await signInByLink(viewer, body.token, body.code)
  setCookie(signInCookieHeader(null))
  return { ...(await welcome(fresh, setCookie)), has_password: hasPassword }
})
