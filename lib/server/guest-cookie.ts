import 'server-only'
import { cookieHeader } from './cookie-header'
import { readSigned, signValue } from './signed-value'

/** Names the guest whose results this browser holds. Signed, so that nobody can name another guest. */
export const GUEST_COOKIE = 'discern_guest'
const PURPOSE = 'guest-cookie'
const ONE_YEAR_SECONDS = 31_536_000

/** The guest id in a cookie value, or null when it is missing or not ours. */
export function readGuestCookie(value: string | undefined): string | null {
  return readSigned(PURPOSE, value)
}

/** The Set-Cookie header that names a guest; null forgets the one that was named. */
export function guestCookieHeader(guestId: string | null): string {
  return guestId
    ? cookieHeader(GUEST_COOKIE, signValue(PURPOSE, guestId), ONE_YEAR_SECONDS)
    : cookieHeader(GUEST_COOKIE, '', 0)
}
