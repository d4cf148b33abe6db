/** The headers that every answer carries, and those of a request that Next may see. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

interface Site {
  appUrl: URL
  /** Whether Strict-Transport-Security includes subdomains. */
  hstsSubdomains: boolean
}

/** The headers of every answer, without X-Request-Id. */
export function securityHeaders({ appUrl, hstsSubdomains }: Site): Record<string, string> {
  const transport = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
    ...(appUrl.protocol === 'https:' && { 'Strict-Transport-Security': transport }),
  }
}

/** The other headers of every answer are read of a document alone, which has frames, links, features and a window. */
const OF_A_FILE = [
  ...['content-type', 'cache-control', 'etag'],
  ...['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'],
]

/** Of a script, a style or a font: what a browser reads of it. A page loads twenty, whose headers nothing compresses. */
export const neededByFile = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => OF_A_FILE.includes(name.toLowerCase())),
  )

/** Texts whose readers take another charset for granted, or none. */
const BARE_TEXT = /^(text\/(plain|xml)|application\/(xml|manifest\+json))$/

/** The media type of a text with its charset, which Next leaves out of robots.txt, sitemap.xml and the manifest. */
export const withCharset = (type: string): string =>
  BARE_TEXT.test(type) ? `${type}; charset=utf-8` : type

/** Headers by which proxies and Next talk to Next. */
const INTERNAL =
  /^(x-(middleware|forwarded|nextjs|next|matched|invoke|vercel|real-ip|prerender)|forwarded$)/

/** Without it the developer's server never finishes a navigation inside the app: React's debug channel waits for it. */
const DEVELOPMENT = /^x-nextjs-(html-)?request-id$/

interface Cleaning {
  requestId: string
  appUrl: URL
  development: boolean
  /** Whether forwarding headers are trusted. */
  behindProxy: boolean
}

/**
 * Removes headers that Next must not take from clients. The client address is the one we saw, and behind a proxy those
 * before it (lib/server/base/addresses.ts reads from the right).
 */
export function cleanHeaders(
  { headers, socket }: IncomingMessage,
  { requestId, appUrl, development, behindProxy }: Cleaning,
): void {
  const seen = socket.remoteAddress ?? ''
  const before = behindProxy && headers['x-forwarded-for']
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) && !(development && DEVELOPMENT.test(name))) delete headers[name]
  }
  // The other kinds of prefetch are for a cache that is off here; Next would answer them with complaints in the log.
  if (headers['next-router-prefetch'] !== '1') delete headers['next-router-prefetch']
  headers['x-request-id'] = requestId
  headers['x-forwarded-for'] = before ? `${before}, ${seen}` : seen
  headers['x-forwarded-host'] = headers.host ?? ''
  headers['x-forwarded-proto'] = appUrl.protocol.slice(0, -1)
}
