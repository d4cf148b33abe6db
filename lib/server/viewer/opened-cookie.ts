import 'server-only'
import {
  type CookieJar,
  readSignedCookie,
  type SignedCookie,
  signedCookieHeader,
} from '../base/cookies'

/** Names the mailed report links that were opened in this browser. */
export const OPENED_COOKIE: SignedCookie = {
  name: 'discern_opened',
  purpose: 'opened-reports',
  seconds: 365 * 24 * 3600,
}
/** Keeps the cookie far below what a browser takes. */
const MOST = 20

/** The ids of opened links. Whether each still works is looked up in the database. */
export function readOpenedCookie(jar: CookieJar): string[] {
  return readSignedCookie(OPENED_COOKIE, jar)?.split('_') ?? []
}

/** The Set-Cookie header that closes all of them in this browser. */
export function closedCookieHeader(): string {
  return signedCookieHeader(OPENED_COOKIE, null)
}

/** The Set-Cookie header that adds a link, the newest first. */
export function openedCookieHeader(earlier: readonly string[], linkId: string): string {
  const ids = [linkId, ...earlier.filter((id) => id !== linkId)].slice(0, MOST)
  return signedCookieHeader(OPENED_COOKIE, ids.join('_'))
}
