import 'server-only'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { env } from './env'
import { once } from './once'

/** Each purpose has a key of its own, so that what is signed for one proves nothing for another. */
const keyFor = (purpose: string) =>
  once(`key:${purpose}`, () => Buffer.from(hkdfSync('sha256', env.sessionSecret, '', purpose, 32)))

/** What only we can make of a value, for one purpose: 256 bits, in 43 characters. */
export function signatureOf(purpose: string, value: string): string {
  return createHmac('sha256', keyFor(purpose)).update(value).digest('base64url')
}

/** `value.signature`; the value may have no dot. */
export function signValue(purpose: string, value: string): string {
  return `${value}.${signatureOf(purpose, value)}`
}

/** The value of a signed text, or null when it is missing or not signed by us for this purpose. */
export function readSigned(purpose: string, signed: string | undefined): string | null {
  const [value, signature] = signed?.split('.') ?? []
  if (!value || !signature) return null
  const expected = Buffer.from(signatureOf(purpose, value))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null
}
