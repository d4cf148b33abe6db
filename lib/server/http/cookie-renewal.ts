import 'server-only'
import type { Endpoint } from '@/lib/api/endpoint'
import { KNOWN_COOKIE } from '../accounts/known-device'
import { type CookieJar, dropOldCookie, renameOldCookie } from '../base/cookies'
import { db } from '../base/db'
import { GUEST_COOKIE, guestCookieHeader, isOfYesterday, readGuestCookie } from '../viewer/guests'
import { OPENED_COOKIE } from '../viewer/opened-cookie'
import { renameOldSession } from '../viewer/tokens'

/**
 * The Set-Cookie headers that an answer of the API brings a browser whose cookies are not as they would be set today. A
 * page cannot set cookies while it is rendered, but calls the API soon after.
 */
export async function renewCookies(
  jar: CookieJar,
  endpoint: Pick<Endpoint, 'renewsGuest'>,
): Promise<string[]> {
  return [
    ...(await renewGuestCookie(jar, endpoint)),
    ...renameOldCookie(OPENED_COOKIE, jar),
    ...renameOldCookie(KNOWN_COOKIE, jar),
    ...(await renameOldSession(jar)),
  ]
}

/**
 * Extends the guest's cookie. The answer may arrive after that of another call which set a new guest, and must not bring
 * the old one back. So only calls that browsers make one at a time drop `before`, and other calls renew the cookie only
 * for a guest with results.
 */
async function renewGuestCookie(
  jar: CookieJar,
  { renewsGuest: isInTurn = false }: Pick<Endpoint, 'renewsGuest'>,
): Promise<string[]> {
  const guest = readGuestCookie(jar)
  const dropped = dropOldCookie(GUEST_COOKIE, jar)
  const isDue = guest && (isOfYesterday(guest) || (isInTurn && guest.before !== null))
  if (!isDue || !(isInTurn || (await hasResults(guest.id)))) return dropped
  return [...dropped, guestCookieHeader(isInTurn ? { ...guest, before: null } : guest)]
}

async function hasResults(guestId: string): Promise<boolean> {
  const where = { guestId, userId: null }
  return (await db.assessment.findFirst({ where, select: { id: true } })) !== null
}
