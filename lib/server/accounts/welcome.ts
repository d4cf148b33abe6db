import 'server-only'
import type { User } from '@/lib/api/auth'
import { guestCookieHeader } from '../viewer/guests'
import { liveCookieHeader } from '../viewer/live-cookie'
import { closedCookieHeader } from '../viewer/opened-cookie'
import { sessionCookieHeader, writeToken } from '../viewer/tokens'
import { toUser, type UserRow } from '../viewer/users'
import type { FreshSession } from './auth'
import { knownDeviceHeader } from './known-device'

/**
 * What a person who has just signed in receives: the bearer token in the answer and the cookie of the same
 * session beside it.
 */
export async function welcome(
  { session, user }: FreshSession,
  setCookie: (header: string) => void,
  { claimed = true } = {},
): Promise<{ access_token: string; user: User }> {
  setCookie(sessionCookieHeader(await writeToken(session, 'cookie')))
  for (const header of await arrivalHeaders(user, claimed)) setCookie(header)
  return { access_token: await writeToken(session, 'bearer'), user: toUser(user) }
}

/**
 * What changes in the browser of a person who signs in, beside the session: the guest that it named is forgotten,
 * for its results are the person's now, if they were claimed, and it is known to be theirs.
 */
export async function arrivalHeaders(user: UserRow, claimed = true): Promise<string[]> {
  return [...(claimed ? [guestCookieHeader(null)] : []), await knownDeviceHeader(user)]
}

/**
 * What changes in the browser of a person who signs out: no session is left, no mailed report is open, and it takes part in
 * no live session.
 */
export function farewellHeaders(): string[] {
  return [sessionCookieHeader(null), closedCookieHeader(), liveCookieHeader(null)]
}
