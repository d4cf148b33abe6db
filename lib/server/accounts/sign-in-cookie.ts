import 'server-only'
import { cookies } from 'next/headers'
import { linkSecret } from '@/lib/api/fields'
import { SIGN_IN_MINUTES } from '@/lib/mail/account'
import { cookieHeader, cookieName } from '../base/cookies'
import { hashOfSecret } from '../base/signatures'

/** Holds the secret of a browser that asked for a link to sign in. Without the link it opens nothing. */
const COOKIE = 'discern_sign_in'

/** The hash of the secret that this browser holds; '' where it has asked for no link. */
export async function askedInThisBrowser(): Promise<string> {
  const { data } = linkSecret.safeParse((await cookies()).get(cookieName(COOKIE))?.value)
  return data ? hashOfSecret(data) : ''
}

/** The Set-Cookie header that keeps a secret for as long as the link works; null forgets it. */
export function signInCookieHeader(secret: string | null): string {
  const name = cookieName(COOKIE)
  return secret ? cookieHeader(name, secret, SIGN_IN_MINUTES * 60) : cookieHeader(name, '', 0)
}
