import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { isLoopback } from '@/lib/loopback'
import { messages } from '@/lib/messages'
import { env } from '../base/env'
import { log } from '../base/log'

/**
 * A change must come from our own pages or from no browser at all: browsers say where a request comes
 * from in Sec-Fetch-Site and Origin, and a page of another site cannot forge either. What is read must come
 * from a page: a link in a mail program has no site (`none`), and may be another site's. Our own are those at
 * APP_URL, not those at the Host that a request claims: anyone may point a name of theirs to this server.
 */
export function assertSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isNobodys = site === 'none' && request.method !== 'GET'
  const isForeignSite = site !== null && site !== 'same-origin' && !isNobodys
  const isElsewhere = origin !== null && !isOurs(origin)
  if (!isForeignSite && !isElsewhere) return
  const { origin: ours } = env.appUrl
  log.warn(
    { origin: origin?.slice(0, 100), site: site?.slice(0, 20), APP_URL: ours },
    'not from APP_URL',
  )
  const sentence = isForeignSite ? messages.api.crossSite : messages.api.otherAddress(ours)
  throw new ApiError('forbidden_origin', sentence)
}

/** This machine has several names; its ports are different servers. */
function isOurs(origin: string): boolean {
  const ours = env.appUrl
  if (origin === ours.origin) return true
  if (!isLoopback(ours.hostname) || !URL.canParse(origin)) return false
  const { hostname, protocol, port } = new URL(origin)
  return isLoopback(hostname) && protocol === ours.protocol && port === ours.port
}
