import { isStyleCode } from './disc/styles'
import { legalPath, missingPagePath, routes, typePath } from './routes'

/** Where a path leads that no page has. */
export interface Lead {
  to: string
  /** Permanent: what was asked for has its page there. */
  status: 307 | 308
}

/**
 * Any other path leads home, but for a style in other letters, `/types/CS` is `/types/cs`, and for a policy that there is
 * not, which is the privacy policy.
 */
export function leadOf(parts: readonly string[]): Lead {
  const [room, name = '', ...more] = parts.map((part) => part.toUpperCase())
  const place = `/${room?.toLowerCase()}`
  const isType = place === routes.types && more.length === 0
  if (isType && isStyleCode(name)) return { to: typePath(name), status: 308 }
  return { to: place === routes.legal ? legalPath('privacy') : missingPagePath, status: 307 }
}
