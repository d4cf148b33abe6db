import { ApiError } from '@/lib/api/errors'
import { cookiesMessages } from '@/lib/messages/cookies'

/**
 * Whether this browser blocks this site's cookies: then it can neither open a result nor stay signed in. In Chromium
 * `cookieEnabled` is true even then, but storage is denied, too; so a cookie is tried only where storage is denied.
 */
export function areCookiesBlocked(): boolean {
  if (!navigator.cookieEnabled) return true
  try {
    localStorage.getItem('')
    return false
  } catch {
    return !takesCookie()
  }
}

function takesCookie(): boolean {
  const name = 'discern_try'
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in Firefox and over http.
  document.cookie = `${name}=1; SameSite=Strict; Max-Age=1`
  return document.cookie.includes(name)
}

/** Before a call whose answer is worth nothing without its cookie. */
export function assertCookies(): void {
  if (areCookiesBlocked()) throw new ApiError('invalid', cookiesMessages.blocked)
}
