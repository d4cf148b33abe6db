import { askSignInLink } from '@/lib/api/auth'
import { askSignInLink as mailLink } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'
import { signInCookieHeader } from '@/lib/server/sign-in-cookie'

export const POST = handler(askSignInLink, async ({ body, setCookie }) => {
  setCookie(signInCookieHeader(await mailLink(body.email)))
  return { sent: true as const }
})
