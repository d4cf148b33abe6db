import { askSignInLink } from '@/lib/api/auth'
import * as auth from '@/lib/server/accounts/auth'
import { signInCookieHeader } from '@/lib/server/accounts/sign-in-cookie'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(askSignInLink, async ({ body, setCookie }) => {
  setCookie(signInCookieHeader(await auth.askSignInLink(body.email)))
  return { sent: true as const }
})
