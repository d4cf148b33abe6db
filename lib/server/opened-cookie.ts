import 'server-only'
import { cookieHeader } from './cookie-header'
import { readSigned, signValue } from './signed-value'

/** Names the mailed report links that were opened in this browser. */
export const OPENED_COOKIE = 'discern_opened'
const PURPOSE = 'opened-reports'
const ONE_YEAR_SECONDS = 31_536_000
/** Keeps the cookie far below what a browser takes. */
const MOST = 20

/** The ids of opened links. Whether each still holds is for the database to say. */
export function readOpenedCookie(value: string | undefined): string[] {
  return readSigned(PURPOSE, value)?.split('_') ?? []
}

/** The Set-Cookie header that closes all of them in this browser. */
export function closedCookieHeader(): string {
  return cookieHeader(OPENED_COOKIE, '', 0)
}

/** The Set-Cookie header that adds a link, the newest first. */
export function openedCookieHeader(earlier: readonly string[], linkId: string): string {
  const ids = [linkId, ...earlier.filter((id) => id !== linkId)].slice(0, MOST)
  return cookieHeader(OPENED_COOKIE, signValue(PURPOSE, ids.join('_')), ONE_YEAR_SECONDS)
}
