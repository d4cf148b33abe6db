import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { db } from './db'
import { readGuestCookie } from './guest-cookie'
import { moveGuestResults } from './guests'
import { readOpenedCookie } from './opened-cookie'
import { sessionTokenIn } from './session-token'
import { findSession, type OpenSession } from './sessions'

/** Who is asking. Resolved here and nowhere else; everything that reads a row takes it. */
export interface Viewer {
  /** The session of a signed-in person; null for everybody else. */
  session: OpenSession | null
  /** The guest that the browser's signed cookie names, if any. */
  guestId: string | null
  /** What limits count that guest by; it stays when the guest is renewed. */
  guestSeries?: string
  /** The browser got that guest with its last answer. */
  isGuestNew?: boolean
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
  const guest = readGuestCookie(jar)
  // The browser has its new guest for certain now, so the one before can let go.
  if (guest?.before) await moveGuestResults(db, guest)
  return {
    session: await resolveSession(authorization, await sessionTokenIn(jar)),
    guestId: guest?.id ?? null,
    guestSeries: guest?.series,
    isGuestNew: Boolean(guest?.before),
    openedLinks: readOpenedCookie(jar),
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
