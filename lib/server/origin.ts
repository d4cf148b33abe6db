import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { env } from './env'

/**
 * A change must come from our own pages or from no browser at all: browsers say where a request comes
 * from in Sec-Fetch-Site and Origin, and a page of another site cannot forge either. What is read must come
 * from a page: a link in a mail program has no site (`none`), and may be somebody else's.
 */
export function assertSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isNobodys = site === 'none' && request.method !== 'GET'
  const foreignSite = site !== null && site !== 'same-origin' && !isNobodys
  if (foreignSite || (origin !== null && !isOurs(origin, request.headers.get('host')))) {
    throw new ApiError('forbidden_origin', messages.api.crossSite)
  }
}

function isOurs(origin: string, host: string | null): boolean {
  try {
    const { host: originHost, origin: whole, protocol } = new URL(origin)
    return whole === env.appUrl.origin || (protocol === env.appUrl.protocol && originHost === host)
  } catch {
    return false
  }
}
