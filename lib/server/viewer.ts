import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { type Device, readDevice } from './device'
import { GUEST_COOKIE, readGuestCookie } from './guest-cookie'
import { OPENED_COOKIE, readOpenedCookie } from './opened-cookie'
import { type Carrier, readToken, type SessionClaims, sessionCookieName } from './session-token'
import { findSession, type OpenSession } from './sessions'

/** Who is asking. Resolved here and nowhere else; everything that reads a row takes it. */
export interface Viewer {
  /** The session of a signed-in person; null for everybody else. */
  session: OpenSession | null
  /** The guest that the browser's signed cookie names, if any. */
  guestId: string | null
  /** The mailed report links that were opened in this browser. */
  openedLinks: readonly string[]
  /** What they ask with. */
  device: Device
}

/** A viewer who is signed in. */
export type SignedIn = Viewer & { session: OpenSession }

/** The viewer of this request; pages and route handlers share it. */
export const getViewer = cache(async (): Promise<Viewer> => viewerWith(await readTokens()))

/** The viewer as the browser's cookies alone name them. */
export async function getCookieViewer(): Promise<Viewer> {
  return viewerWith({ ...(await readTokens()), bearer: undefined })
}

type Tokens = Partial<Record<Carrier, string>>

/** What the request carries, whether or not it holds. */
async function readTokens(): Promise<Tokens> {
  const authorization = (await headers()).get('authorization') ?? ''
  const [, bearer] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  return { bearer, cookie: (await cookies()).get(sessionCookieName())?.value }
}

async function viewerWith(tokens: Tokens): Promise<Viewer> {
  const jar = await cookies()
  const device = readDevice((await headers()).get('user-agent'))
  return {
    session: await resolveSession(tokens, device),
    guestId: readGuestCookie(jar.get(GUEST_COOKIE)?.value),
    openedLinks: readOpenedCookie(jar.get(OPENED_COOKIE)?.value),
    device,
  }
}

/** A valid bearer token wins over the cookie; one that no longer holds leaves the cookie to speak. */
async function resolveSession(
  { bearer, cookie }: Tokens,
  device: Device,
): Promise<OpenSession | null> {
  const session = bearer ? await findSession(bearer, 'bearer', device) : null
  return session ?? (cookie ? findSession(cookie, 'cookie', device) : null)
}

/**
 * The sessions that the request's tokens name. Cookie and bearer may name two, of two people even, and the viewer
 * is only one of them; whoever signs in or out here leaves none of them behind.
 */
export async function listCarriedSessions(): Promise<SessionClaims[]> {
  const { bearer, cookie } = await readTokens()
  const claims = await Promise.all([
    bearer ? readToken(bearer, 'bearer') : null,
    cookie ? readToken(cookie, 'cookie') : null,
  ])
  return claims.filter((one) => one !== null)
}

/** The viewer, signed in. Throws `not_signed_in`. */
export function requireSession(viewer: Viewer): SignedIn {
  if (!isSignedIn(viewer)) throw new ApiError('not_signed_in', messages.api.notSignedIn)
  return viewer
}

export function isSignedIn(viewer: Viewer): viewer is SignedIn {
  return viewer.session !== null
}
