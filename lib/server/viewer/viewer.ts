import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { db } from '../base/db'
import { type Device, readDevice } from './device'
import { moveGuestResults, readGuestCookie } from './guests'
import { readLiveCookie } from './live-cookie'
import { readOpenedCookie } from './opened-cookie'
import { findSession, type OpenSession } from './sessions'
import { type Carrier, type NamedSession, readToken, sessionTokenIn } from './tokens'

/** Who is asking. Resolved only here; every function that reads a row takes it. */
export interface Viewer {
  /** The session of a signed-in person, else null. */
  session: OpenSession | null
  /** The guest that the browser's signed cookie names, if any. */
  guestId: string | null
  /** What limits count that guest by; it stays when the guest is renewed. */
  guestSeries?: string
  /** The browser got that guest with its last answer. */
  isGuestNew?: boolean
  /** The mailed report links that were opened in this browser. */
  openedLinks: readonly string[]
  /** What a live session knows the browser by (live-cookie.ts), if it takes part in one. */
  liveHash?: string | null
  /** Browser and system, as the User-Agent header names them. */
  device: Device
}

/** A viewer who is signed in. */
export type SignedIn = Viewer & { session: OpenSession }

/** The viewer, read once for all that renders a page. */
export const getViewer = cache(async (): Promise<Viewer> => viewerWith(await readTokens()))

/** The viewer of a call as the browser's cookies alone name them. */
export async function getCookieCaller(): Promise<Viewer> {
  return viewerWith({ ...(await readTokens()), bearer: undefined })
}

type Tokens = Partial<Record<Carrier, string>>

/** What the request carries, whether or not it holds. */
async function readTokens(): Promise<Tokens> {
  const authorization = (await headers()).get('authorization') ?? ''
  const [, bearer] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  return { bearer, cookie: await sessionTokenIn(await cookies()) }
}

async function viewerWith(tokens: Tokens): Promise<Viewer> {
  const jar = await cookies()
  const device = readDevice((await headers()).get('user-agent'))
  const guest = readGuestCookie(jar)
  // The browser sends the new guest's cookie, so it has stored it: now the results of the guest before move.
  if (guest?.before) await moveGuestResults(db, { id: guest.id, before: guest.before })
  return {
    session: await resolveSession(tokens, device),
    guestId: guest?.id ?? null,
    guestSeries: guest?.series,
    isGuestNew: Boolean(guest?.before),
    openedLinks: readOpenedCookie(jar),
    liveHash: readLiveCookie(jar),
    device,
  }
}

/** The session of the bearer token if that is valid, else the session of the cookie. */
async function resolveSession(
  { bearer, cookie }: Tokens,
  device: Device,
): Promise<OpenSession | null> {
  const session = bearer ? await findSession(bearer, 'bearer', device) : null
  return session ?? (cookie ? findSession(cookie, 'cookie', device) : null)
}

/**
 * The sessions that the request's tokens name. Cookie and bearer token may name two sessions, even of two people.
 * Signing in or out ends both.
 */
export async function listCarriedSessions(): Promise<NamedSession[]> {
  const { bearer, cookie } = await readTokens()
  const named = await Promise.all([
    bearer ? readToken(bearer, 'bearer') : null,
    cookie ? readToken(cookie, 'cookie') : null,
  ])
  return named.filter((one) => one !== null)
}

/** Whether the browser brings a session that does not hold anymore: it was ended elsewhere, or is too old. */
export async function hasEndedSession(): Promise<boolean> {
  const { cookie } = await readTokens()
  return cookie !== undefined && (await getViewer()).session === null
}

/** The viewer, signed in. Throws `not_signed_in`. */
export function requireSession(viewer: Viewer): SignedIn {
  if (!isSignedIn(viewer)) throw new ApiError('not_signed_in', messages.api.notSignedIn)
  return viewer
}

export function isSignedIn(viewer: Viewer): viewer is SignedIn {
  return viewer.session !== null
}
