import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { cookieHeader } from './cookie-header'
import { env } from './env'

/** How a token travels. Each kind is refused in the other's place. */
export type Carrier = 'cookie' | 'bearer'

/** What a token says: whose session, and which version of the person's sessions. */
export interface SessionClaims {
  userId: string
  sessionId: string
  version: number
}

export const COOKIE_SECONDS = 30 * 24 * 3600
const BEARER_SECONDS = 3600

/** next-auth's own name for the cookie, so that its sign-in through other providers sets the same one. */
export function sessionCookieName(): string {
  return env.appUrl.protocol === 'https:'
    ? '__Secure-next-auth.session-token'
    : 'next-auth.session-token'
}

export function writeToken(claims: SessionClaims, carrier: Carrier): Promise<string> {
  return encode({
    token: { sub: claims.userId, sid: claims.sessionId, sv: claims.version, use: carrier },
    secret: env.sessionSecret,
    maxAge: carrier === 'cookie' ? COOKIE_SECONDS : BEARER_SECONDS,
  })
}

/** The claims of a token, or null when it is not ours, too old, or meant for the other carrier. */
export async function readToken(token: string, carrier: Carrier): Promise<SessionClaims | null> {
  const claims = await decode({ token, secret: env.sessionSecret }).catch(() => null)
  if (claims?.use !== carrier) return null
  const { sub, sid, sv } = claims
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof sv !== 'number') return null
  return { userId: sub, sessionId: sid, version: sv }
}

/** The Set-Cookie header that carries a token; null ends it. */
export function sessionCookieHeader(token: string | null): string {
  return cookieHeader(sessionCookieName(), token ?? '', token ? COOKIE_SECONDS : 0)
}
