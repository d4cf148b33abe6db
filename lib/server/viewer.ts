import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { GUEST_COOKIE, readGuestCookie } from './guest-cookie'
import { OPENED_COOKIE, readOpenedCookie } from './opened-cookie'
import { sessionCookieName } from './session-token'
import { findSession, type OpenSession } from './sessions'

/** Who is asking. Resolved here and nowhere else; everything that reads a row takes it. */
export interface Viewer {
  /** The session of a signed-in person; null for everybody else. */
  session: OpenSession | null
  /** The guest that the browser's signed cookie names, if any. */
  guestId: string | null
  /** The mailed report links that were opened in this browser. */
  openedLinks: readonly string[]
}

/** A viewer who is signed in. */
export type SignedIn = Viewer & { session: OpenSession }

/** The viewer of this request; pages and route handlers share it. */
export const getViewer = cache(
  async (): Promise<Viewer> => viewerWith((await headers()).get('authorization')),
)

/** The viewer as the browser's cookies alone name them. */
export function getCookieViewer(): Promise<Viewer> {
  return viewerWith(null)
}

async function viewerWith(authorization: string | null): Promise<Viewer> {
  const jar = await cookies()
  return {
    session: await resolveSession(authorization, jar.get(sessionCookieName())?.value),
    guestId: readGuestCookie(jar.get(GUEST_COOKIE)?.value),
    openedLinks: readOpenedCookie(jar.get(OPENED_COOKIE)?.value),
  }
}

/** A valid bearer token wins over the cookie; one that no longer holds leaves the cookie to speak. */
async function resolveSession(
  authorization: string | null,
  cookie: string | undefined,
): Promise<OpenSession | null> {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  const session = bearer ? await findSession(bearer, 'bearer') : null
  return session ?? (cookie ? findSession(cookie, 'cookie') : null)
}

/** The viewer, signed in. Throws `not_signed_in`. */
export function requireSession(viewer: Viewer): SignedIn {
  if (!isSignedIn(viewer)) throw new ApiError('not_signed_in', messages.api.notSignedIn)
  return viewer
}

export function isSignedIn(viewer: Viewer): viewer is SignedIn {
  return viewer.session !== null
}
