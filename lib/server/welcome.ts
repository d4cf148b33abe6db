import 'server-only'
import type { Admission } from './auth'
import { guestCookieHeader } from './guest-cookie'
import { sessionCookieHeader, writeToken } from './session-token'
import { toUser } from './users'

/**
 * What whoever has just signed in receives: the bearer token in the answer and the cookie of the same
 * session beside it. The guest that the browser named is forgotten: its results are the person's now.
 */
export async function welcome(
  { claims, user }: Admission,
  setCookie: (header: string) => void,
): Promise<{ access_token: string; user: ReturnType<typeof toUser> }> {
  setCookie(sessionCookieHeader(await writeToken(claims, 'cookie')))
  setCookie(guestCookieHeader(null))
  return { access_token: await writeToken(claims, 'bearer'), user: toUser(user) }
}
