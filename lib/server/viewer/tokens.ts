import 'server-only'
import { createHash, hkdfSync } from 'node:crypto'
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'
import { type CookieJar, cookieHeader, cookieName, SESSION_COOKIE } from '../base/cookies'
import { env } from '../base/env'
import { once } from '../base/once'

/**
 * How a token is sent: in the session cookie, or in the Authorization header. Each is refused in the place of the
 * other.
 */
export type Carrier = 'cookie' | 'bearer'

/** A session as a token names it: its person, its row, and the version of the person's sessions when it was written. */
export interface NamedSession {
  userId: string
  sessionId: string
  version: number
}

export const COOKIE_SECONDS = 30 * 24 * 3600
const BEARER_SECONDS = 3600

/** Under https, before the cookies of this product were `__Host-`. */
const OLD_NAME = `__Secure-${SESSION_COOKIE}`

/** The name of the cookie; next-auth gets the same, so that its sign-in through other providers sets this one. */
export function sessionCookieName(): string {
  return cookieName(SESSION_COOKIE)
}

const isBound = () => sessionCookieName() !== SESSION_COOKIE

/**
 * The token of the session cookie. Under the old name, which a page of another host of this domain could set, only a
 * token holds that was written before the names changed; the last of those ran out thirty days later.
 */
export async function sessionTokenIn(jar: CookieJar): Promise<string | undefined> {
  return jar.get(sessionCookieName())?.value ?? (await oldTokenIn(jar))
}

async function oldTokenIn(jar: CookieJar): Promise<string | undefined> {
  const token = isBound() ? jar.get(OLD_NAME)?.value : undefined
  const content = token && (await decodeToken(token))
  return content && !content.bound ? token : undefined
}

/** The Set-Cookie headers that move a session from the old cookie name to the new one. */
export async function renameOldSession(jar: CookieJar): Promise<string[]> {
  if (!isBound() || !jar.get(OLD_NAME)) return []
  const token = jar.get(sessionCookieName()) ? undefined : await oldTokenIn(jar)
  const session = token && (await readToken(token, 'cookie'))
  return [
    cookieHeader(OLD_NAME, '', 0),
    ...(session ? [sessionCookieHeader(await writeToken(session, 'cookie'))] : []),
  ]
}

/** The one way in which tokens are encrypted; one that says another is not looked at. It is next-auth's. */
const [KEYS, CONTENT] = ['dir', 'A256GCM']
/** For whom they are: not for another product that was given the same secret. */
const AUDIENCE = 'discern'
/** Clocks of servers differ by so much. */
const TOLERANCE_SECONDS = 15

/** As next-auth makes one of each secret; the newest first. */
const keys = () =>
  once('token-keys', () =>
    env.sessionSecrets.map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', 'NextAuth.js Generated Encryption Key', 32)),
    ),
  )

export function writeToken(session: NamedSession, carrier: Carrier): Promise<string> {
  const { userId: sub, sessionId: sid, version: sv } = session
  const seconds = carrier === 'cookie' ? COOKIE_SECONDS : BEARER_SECONDS
  return new EncryptJWT({ sub, sid, sv, use: carrier, bound: isBound() })
    .setProtectedHeader({ alg: KEYS, enc: CONTENT })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .encrypt(keys()[0] as Buffer)
}

/** The session that a token names; null when its signature is invalid, it is too old, or for the other carrier. */
export async function readToken(token: string, carrier: Carrier): Promise<NamedSession | null> {
  const content = await decodeToken(token)
  if (content?.use !== carrier) return null
  const { sub, sid, sv } = content
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof sv !== 'number') return null
  return { userId: sub, sessionId: sid, version: sv }
}

/** Tokens lately read, by their hash: reading one takes longer than the rest of a request's way in. The oldest goes first. */
const MOST_READ = 1000
const lately = () => once('tokens-read', () => new Map<string, JWTPayload>())

/**
 * The contents of a token; null for one with a wrong signature or that is too old. The database decides whether its
 * session is valid.
 */
async function decodeToken(token: string): Promise<JWTPayload | null> {
  const read = lately()
  const key = createHash('sha256').update(token).digest('base64')
  const known = read.get(key)
  if (known && !isOver(known)) return known
  read.delete(key)
  const content = await decodeWithAny(token)
  if (!content || isOver(content)) return content
  for (const [oldest] of read) if (read.size >= MOST_READ) read.delete(oldest)
  read.set(key, content)
  return content
}

async function decodeWithAny(token: string): Promise<JWTPayload | null> {
  const options = {
    keyManagementAlgorithms: [KEYS],
    contentEncryptionAlgorithms: [CONTENT],
    clockTolerance: TOLERANCE_SECONDS,
  }
  for (const key of keys()) {
    const read = await jwtDecrypt(token, key, options).catch(() => null)
    if (read) return isForUs(read.payload) ? read.payload : null
  }
  return null
}

/** A day after the release of the first version that names an audience: until then an older one may run beside it. */
const NAMED_SINCE = Date.parse('2026-11-28T00:00:00Z') / 1000

/**
 * Versions up to 0.3 named no audience. What they wrote before a fixed moment holds to its end. No restart moves that
 * moment.
 */
function isForUs({ aud, iat = Number.POSITIVE_INFINITY }: JWTPayload): boolean {
  return aud === AUDIENCE || (aud === undefined && iat < NAMED_SINCE)
}

/** One just past its end is left to the reading, which allows for clocks that differ. */
const isOver = ({ exp }: JWTPayload) => Number(exp) * 1000 <= Date.now()

/** The Set-Cookie header that carries a token; null ends it. */
export function sessionCookieHeader(token: string | null): string {
  return cookieHeader(sessionCookieName(), token ?? '', token ? COOKIE_SECONDS : 0)
}
