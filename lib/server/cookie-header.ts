import 'server-only'
import { env } from './env'

/** A Set-Cookie header for a cookie of ours: out of reach of scripts and of other sites' requests. */
export function cookieHeader(name: string, value: string, maxAgeSeconds: number): string {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  if (env.appUrl.protocol === 'https:') parts.push('Secure')
  return parts.join('; ')
}
