import { openSignInCode } from '@/lib/api/auth'
import { signInCookieHeader } from '@/lib/server/accounts/sign-in-cookie'
import { signInByCode } from '@/lib/server/accounts/sign-in-links'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(openSignInCode, async ({ viewer, client, body, setCookie }) => {
  const { hasPassword, ...fresh } = await signInByCode(viewer, body.code, client)
  setCookie(signInCookieHeader(null))
  return { ...(await welcome(fresh, setCookie)), has_password: hasPassword }
})
