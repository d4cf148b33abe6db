import 'server-only'
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@/lib/when'
import { env } from './env'
import { once } from './once'

/** Each purpose has its own key, so that a signature for one is invalid for another; one key for each secret. */
const keysFor = (purpose: string) =>
  once(`keys:${purpose}`, () =>
    env.sessionSecrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))),
  )

/** What only we can make of a value, for one purpose: 256 bits, in 43 characters. */
export function signatureOf(purpose: string, value: string): string {
  return signaturesOf(purpose, value)[0] as string
}

/** By each of our secrets, the newest first. */
export function signaturesOf(purpose: string, value: string): string[] {
  return keysFor(purpose).map((key) => createHmac('sha256', key).update(value).digest('base64url'))
}

/** `value.signature`; the value may have no dot. */
export function signValue(purpose: string, value: string): string {
  return `${value}.${signatureOf(purpose, value)}`
}

/** The value of a signed text, or null when it is missing or not signed by us for this purpose. */
export function readSigned(purpose: string, signed: string | undefined): string | null {
  const [value, signature] = signed?.split('.') ?? []
  if (!value || !signature) return null
  return isSignatureOf(purpose, value, signature) ? value : null
}

/** How long a mailed link works that has no row of its own. */
const LINK_DAYS = 90

/**
 * What such a link carries: what it is about, part by part, and its end, for one purpose. No part has a dot.
 */
export function signLink(purpose: string, parts: readonly string[]): string {
  const end = Math.ceil((Date.now() + LINK_DAYS * DAY_MS) / 1000)
  return signValue(purpose, [...parts, end.toString(36)].join('.'))
}

/** The parts; null after the end, too. */
export function readLink(purpose: string, signed: string): string[] | null {
  const parts = signed.split('.')
  const signature = parts.pop() ?? ''
  if (!isSignatureOf(purpose, parts.join('.'), signature)) return null
  const end = Number.parseInt(parts.pop() ?? '', 36)
  return end * 1000 > Date.now() ? parts : null
}

/** Whether we made this signature of a value, for this purpose, with any of our secrets. */
function isSignatureOf(purpose: string, value: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return signaturesOf(purpose, value).some((one) => {
    const expected = Buffer.from(one)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

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
export const endBeforeNow = () => new Date(Date.now() - DAY_MS)

/** In place of a hash, until the mail with the secret is sent: there is no secret to it. */
export const hashOfNone = () => randomBytes(32).toString('hex')

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
