import 'server-only'
import type { Account, NextAuthOptions, Profile } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import { ApiError } from '@/lib/api/errors'
import { email as emailField } from '@/lib/api/fields'
import type { ProviderError } from '@/lib/provider-error'
import { safeRedirect } from '@/lib/redirect'
import { loginErrorPath, routes } from '@/lib/routes'
import { isVisible, straight } from '@/lib/visible'
import { cookieName, cookieOptions } from '../base/cookies'
import { db } from '../base/db'
import { env } from '../base/env'
import { log } from '../base/log'
import { findSessionRow, prolongSession } from '../viewer/sessions'
import { COOKIE_SECONDS, readToken, writeToken } from '../viewer/tokens'
import { toUser, type UserRow } from '../viewer/users'
import type { Viewer } from '../viewer/viewer'
import { type FreshSession, noteSignIn, signIn, type WayIn } from './auth'
import { findOrMakePerson, type ProvidedPerson } from './identities'
import { tellOfNewDevice } from './new-device'
import { oauthProviders } from './providers'

/**
 * next-auth's settings for one request: next-auth talks to the provider; our code finds the person and opens the
 * session. `onAdmission` is called with the person that the request signs in.
 */
export function oauthOptions(
  viewer: Viewer,
  onAdmission: (user: UserRow) => void,
): NextAuthOptions {
  let fresh: FreshSession | null = null
  return {
    secret: env.sessionSecret,
    session: { strategy: 'jwt', maxAge: COOKIE_SECONDS },
    useSecureCookies: env.appUrl.protocol === 'https:',
    pages: { signIn: routes.login, error: routes.login },
    providers: oauthProviders(),
    logger: LOGGER,
    jwt: {
      // A token is good only while its session is, so next-auth reads and writes them as we do.
      encode: ({ token }) => writeToken(toNamed(token), 'cookie'),
      decode: async ({ token }) => {
        const named = token ? await readToken(token, 'cookie') : null
        const user = named && (await findSessionRow(named))
        return user ? { sub: named.userId, sid: named.sessionId, sv: named.version } : null
      },
    },
    callbacks: {
      signIn: async ({ account, profile }) => {
        const person = account && toPerson(account, profile)
        if (!person) return loginErrorPath('no_email')
        const arrival = await arrive(viewer, person)
        if (typeof arrival === 'string') return loginErrorPath(arrival)
        fresh = noteSignIn(account.provider as WayIn, arrival)
        if (!arrival.isNew) await tellOfNewDevice(viewer, arrival.user)
        onAdmission(arrival.user)
        return true
      },
      // next-auth's own function throws on a malformed address, and accepts any path.
      redirect: async ({ url }) => new URL(ownPath(url) ?? routes.assessment, env.appUrl).href,
      // `trigger: 'update'` would let a browser write its own token: what it sends is never read.
      jwt: async ({ token }) => {
        if (!fresh) {
          await prolongSession(toNamed(token).sessionId)
          return token
        }
        const { userId, sessionId, version } = fresh.session
        return { sub: userId, sid: sessionId, sv: version }
      },
      session: async ({ session, token }) => {
        const user = await findSessionRow(toNamed(token))
        return { expires: session.expires, ...(user ? { user: toUser(user) } : {}) }
      },
    },
    cookies: nextAuthCookies(),
  }
}

/** Opens a session for a person who comes from a provider, or says why not. */
async function arrive(
  viewer: Viewer,
  person: ProvidedPerson,
): Promise<(FreshSession & { isNew: boolean }) | ProviderError> {
  try {
    const arrival = await db.$transaction(async (tx) => {
      const found = await findOrMakePerson(tx, person)
      return found && { ...(await signIn(tx, viewer, found.user)), isNew: found.isNew }
    })
    return arrival ?? 'account_exists'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 'sign_up_closed' ? 'sign_up_closed' : 'account_exists'
  }
}

/** What next-auth has to say quotes what a provider says about a person: only the name of the fault is kept. */
const LOGGER: NextAuthOptions['logger'] = {
  error: (code) => log.warn({ fault: code }, 'sign-in through a provider'),
  warn: () => {},
  debug: () => {},
}

/** How long the person may take at the provider; then the cookies of this sign-in expire. */
const AWAY_SECONDS = 900

/** next-auth's cookies under its own names, with our attributes: some of them it would leave without `__Host-`. */
function nextAuthCookies(): NextAuthOptions['cookies'] {
  const cookie = (name: string, maxAge?: number) => ({
    name: cookieName(`next-auth.${name}`),
    options: { ...cookieOptions(), ...(maxAge ? { maxAge } : {}) },
  })
  return {
    sessionToken: cookie('session-token'),
    callbackUrl: cookie('callback-url'),
    csrfToken: cookie('csrf-token'),
    pkceCodeVerifier: cookie('pkce.code_verifier', AWAY_SECONDS),
    state: cookie('state', AWAY_SECONDS),
    nonce: cookie('nonce'),
  }
}

/** The cookie that knows where the person wanted to go. */
export const callbackCookieName = () => cookieName('next-auth.callback-url')

/** The path of the page that an address names, if it is ours. */
export function ownPath(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url, env.appUrl)) return undefined
  const { origin, pathname, search } = new URL(url, env.appUrl)
  return origin === env.appUrl.origin ? safeRedirect(pathname + search, '') || undefined : undefined
}

function toNamed(token: JWT | undefined) {
  const { sub, sid, sv } = token ?? {}
  return { userId: String(sub), sessionId: String(sid), version: Number(sv) }
}

/** What a provider tells about a person; null without an address. Only Google says whether it is theirs. */
function toPerson(account: Account, profile: Profile | undefined): ProvidedPerson | null {
  const claims = (profile ?? {}) as Record<string, unknown>
  const text = (name: string) => {
    const value = typeof claims[name] === 'string' ? straight(claims[name]).trim() : ''
    return isVisible(value) ? value : ''
  }
  const { data: email } = emailField.safeParse(text('email'))
  if (!email) return null
  const [first = '', ...rest] = text('name').split(/\s+/)
  return {
    provider: account.provider,
    subject: account.providerAccountId,
    email,
    isVerified: account.provider === 'google' && claims.email_verified === true,
    firstName: (text('given_name') || first || email.split('@', 1)[0] || '').slice(0, 80),
    lastName: (text('family_name') || rest.join(' ')).slice(0, 80),
  }
}
