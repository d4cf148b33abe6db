import { askSignInLink } from '@/lib/api/auth'
import { signInCookieHeader } from '@/lib/server/accounts/sign-in-cookie'
import * as links from '@/lib/server/accounts/sign-in-links'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(askSignInLink, async ({ body, setCookie }) => {
  setCookie(signInCookieHeader(await links.askSignInLink(body.email)))
  return { sent: true as const }
})
