import 'server-only'
import { LIVE_HOURS } from '@/lib/retention'
import {
  type CookieJar,
  readSignedCookie,
  type SignedCookie,
  signedCookieHeader,
} from '../base/cookies'
import { hashOfSecret } from '../base/signatures'

/** Holds the secret of someone who takes part in a live session. It outlives no session. */
const LIVE_COOKIE: SignedCookie = {
  name: 'discern_live',
  purpose: 'live-participant',
  seconds: LIVE_HOURS * 3600,
}

/** What a participant's row knows the browser by; null where it takes part in nothing. */
export function readLiveCookie(jar: CookieJar): string | null {
  const secret = readSignedCookie(LIVE_COOKIE, jar)
  return secret === null ? null : hashOfSecret(secret)
}

/** The Set-Cookie header that gives the browser a secret; null takes it away. */
export function liveCookieHeader(secret: string | null): string {
  return signedCookieHeader(LIVE_COOKIE, secret)
}
