import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { signatureOf } from './signed-value'

/** The secret of a mailed link: 256 bits, in 43 characters. The database keeps only its hash. */
export interface LinkSecret {
  secret: string
  hash: string
}

/** A secret that a browser keeps. */
export function newLinkSecret(): LinkSecret {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOfSecret(secret) }
}

/**
 * The secret of the link in a mail, made from its job, or from the row that it is about, when it is sent: no row holds it
 * or what it could be made from without our own secret, and every try to deliver the mail sends the same.
 */
export function linkSecretOf(id: string): LinkSecret {
  const secret = signatureOf('mailed-link', id)
  return { secret, hash: hashOfSecret(secret) }
}

/**
 * What a link that ends now gets as its end: a moment a day ago. Another use of it that is under way has taken its own
 * "now" already, and a server whose clock is late takes an earlier one; both must find it over.
 */
export const endBeforeNow = () => new Date(Date.now() - 86_400_000)

/** In place of a hash, until the mail with the secret is sent: there is no secret to it. */
export const hashOfNone = () => randomBytes(32).toString('hex')

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
