import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

/** The secret of a mailed link: 256 bits, in 43 characters. The database keeps only its hash. */
export function newLinkSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOfSecret(secret) }
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
