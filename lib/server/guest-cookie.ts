import 'server-only'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { env } from './env'
import { once } from './once'

/** Names the guest whose results this browser holds. Signed, so that nobody can name another guest. */
export const GUEST_COOKIE = 'discern_guest'
const ONE_YEAR_SECONDS = 31_536_000

const key = () =>
  once('guest-key', () =>
    Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'guest-cookie', 32)),
  )

function sign(guestId: string): string {
  return createHmac('sha256', key()).update(guestId).digest('base64url')
}

/** The guest id in a cookie value, or null when it is missing or not ours. */
export function readGuestCookie(value: string | undefined): string | null {
  const [guestId, signature] = value?.split('.') ?? []
  if (!guestId || !signature) return null
  const expected = Buffer.from(sign(guestId))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return guestId
}

/** The Set-Cookie header that names a guest. */
export function guestCookieHeader(guestId: string): string {
  const parts = [
    `${GUEST_COOKIE}=${guestId}.${sign(guestId)}`,
    'Path=/',
    `Max-Age=${ONE_YEAR_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  if (env.appUrl.protocol === 'https:') parts.push('Secure')
  return parts.join('; ')
}
