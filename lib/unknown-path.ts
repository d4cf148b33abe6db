import { isStyleCode } from './disc/styles'
import { legalPath, missingPagePath, routes, typePath } from './routes'

/** Where an unknown path redirects to. */
export interface Lead {
  to: string
  /** Permanent: what was asked for has its page there. */
  status: 307 | 308
}

/**
 * A style in other letters leads to its page, `/types/CS` to `/types/cs`; a policy that does not exist to the privacy
 * policy; any other path home.
 */
export function leadOf(parts: readonly string[]): Lead {
  const [room, name = '', ...more] = parts.map((part) => part.toUpperCase())
  const place = `/${room?.toLowerCase()}`
  const isType = place === routes.types && more.length === 0
  if (isType && isStyleCode(name)) return { to: typePath(name), status: 308 }
  return { to: place === routes.legal ? legalPath('privacy') : missingPagePath, status: 307 }
}
