import 'server-only'
import { env } from './env'
import { readSigned, signValue } from './signatures'

/** The session cookie, without the prefix that https adds. The name is next-auth's. */
export const SESSION_COOKIE = 'next-auth.session-token'

/** The cookies of a request; those of next/headers are. */
export interface CookieJar {
  get: (name: string) => { value: string } | undefined
}

const isSecure = () => env.appUrl.protocol === 'https:'

/**
 * The full name of a cookie. Under https `__Host-` makes the browser keep it from other hosts of the domain and from
 * plain connections.
 */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** The attributes of every cookie: not readable by scripts, and not sent with other sites' requests. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() } as const
}

/** A Set-Cookie header for a cookie, by its full name. */
export function cookieHeader(name: string, value: string, maxAgeSeconds: number): string {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  if (isSecure()) parts.push('Secure')
  return parts.join('; ')
}

/** A cookie whose value only we can write. */
export interface SignedCookie {
  /** Without the prefix that https adds. */
  name: string
  /** What its signature is for. */
  purpose: string
  seconds: number
}

/** What is signed for the name with the prefix proves nothing under the name without it, where anyone could set it. */
const purposeOf = ({ name, purpose }: SignedCookie) =>
  cookieName(name) === name ? purpose : `${cookieName(name)} ${purpose}`

/** The value in a request; null when it is missing or its signature is invalid. */
export function readSignedCookie(cookie: SignedCookie, jar: CookieJar): string | null {
  const value = jar.get(cookieName(cookie.name))?.value
  return readSigned(purposeOf(cookie), value) ?? readOldCookie(cookie, jar)
}

/** What a version from before `__Host-` has set: it signed for the bare name. */
function readOldCookie({ name, purpose }: SignedCookie, jar: CookieJar): string | null {
  return readSigned(purpose, jar.get(name)?.value)
}

/** The Set-Cookie header that gives it a value; null takes it away. */
export function signedCookieHeader(cookie: SignedCookie, value: string | null): string {
  const name = cookieName(cookie.name)
  if (value === null) return cookieHeader(name, '', 0)
  return cookieHeader(name, signValue(purposeOf(cookie), value), cookie.seconds)
}

/** The Set-Cookie header that removes a cookie from before `__Host-`, where the request has one. */
export function dropOldCookie({ name }: SignedCookie, jar: CookieJar): string[] {
  return cookieName(name) !== name && jar.get(name) ? [cookieHeader(name, '', 0)] : []
}

/** The same, and the one that gives its value the new name. */
export function renameOldCookie(cookie: SignedCookie, jar: CookieJar): string[] {
  const dropped = dropOldCookie(cookie, jar)
  const isNeeded = dropped.length > 0 && jar.get(cookieName(cookie.name)) === undefined
  const value = isNeeded ? readOldCookie(cookie, jar) : null
  return value === null ? dropped : [...dropped, signedCookieHeader(cookie, value)]
}
