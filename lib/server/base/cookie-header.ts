import 'server-only'
import { env } from './env'

/** The cookies of a request; those of next/headers are. */
export interface CookieJar {
  get: (name: string) => { value: string } | undefined
}

const isSecure = () => env.appUrl.protocol === 'https:'

/**
 * The full name of a cookie of ours. Under https the browser itself refuses `__Host-` to everybody else: to other
 * hosts of the domain, and to a plain connection.
 */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** What every cookie of ours is: out of reach of scripts and of other sites' requests. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() } as const
}

/** A Set-Cookie header for a cookie of ours, by its full name. */
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
