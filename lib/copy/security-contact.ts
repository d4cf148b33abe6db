import { CONTACT_EMAIL } from '../operator'
import { securityContactPath } from '../routes'

/** For how long what it says may be believed; it is written anew every hour (RFC 9116 asks for less than a year). */
const DAYS = 180

/** `/.well-known/security.txt` (RFC 9116); '' where the operator has named no address. */
export function securityContact(appUrl: URL, email = CONTACT_EMAIL, now = new Date()): string {
  if (!email) return ''
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + DAYS)
  return [
    `Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(securityContactPath, appUrl).href}`,
    '',
  ].join('\n')
}
