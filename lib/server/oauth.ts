import 'server-only'
import type { Account, NextAuthOptions, Profile } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import FacebookProvider from 'next-auth/providers/facebook'
import GoogleProvider from 'next-auth/providers/google'
import { routes } from '@/lib/routes'
import { type Admission, admit } from './auth'
import { db } from './db'
import { env } from './env'
import { findOrMakePerson, type ProvidedPerson } from './identities'
import { COOKIE_SECONDS, readToken, sessionCookieName, writeToken } from './session-token'
import { findSessionRow, prolongSession } from './sessions'
import { toUser } from './users'
import type { Viewer } from './viewer'

/** Which providers are configured. */
export function listProviders(): { google: boolean; facebook: boolean } {
  return { google: env.google !== null, facebook: env.facebook !== null }
}

/** next-auth's settings for one request: it talks to the provider; who the person is, and the session, are ours. */
export function oauthOptions(viewer: Viewer): NextAuthOptions {
  let admission: Admission | null = null
  return {
    secret: env.sessionSecret,
    session: { strategy: 'jwt', maxAge: COOKIE_SECONDS },
    useSecureCookies: env.appUrl.protocol === 'https:',
    pages: { signIn: routes.login, error: routes.login },
    providers: [
      ...(env.google ? [GoogleProvider(env.google)] : []),
      ...(env.facebook ? [FacebookProvider(env.facebook)] : []),
    ],
    jwt: {
      // A token is good only while its session is, so next-auth reads and writes them as we do.
      encode: ({ token }) => writeToken(toClaims(token), 'cookie'),
      decode: async ({ token }) => {
        const claims = token ? await readToken(token, 'cookie') : null
        const user = claims && (await findSessionRow(claims))
        return user ? { sub: claims.userId, sid: claims.sessionId, sv: claims.version } : null
      },
    },
    callbacks: {
      signIn: async ({ account, profile }) => {
        const person = account && toPerson(account, profile)
        if (!person) return `${routes.login}?error=no_email`
        admission = await db.$transaction(async (tx) => {
          const user = await findOrMakePerson(tx, person)
          return user && admit(tx, viewer, user)
        })
        return admission ? true : `${routes.login}?error=account_exists`
      },
      // `trigger: 'update'` would let a browser write its own token: what it sends is never read.
      jwt: async ({ token }) => {
        if (!admission) {
          await prolongSession(toClaims(token).sessionId)
          return token
        }
        const { userId, sessionId, version } = admission.claims
        return { sub: userId, sid: sessionId, sv: version }
      },
      session: async ({ session, token }) => {
        const user = await findSessionRow(toClaims(token))
        return { expires: session.expires, ...(user ? { user: toUser(user) } : {}) }
      },
    },
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: {
          httpOnly: true,
          sameSite: 'lax',
          path: '/',
          secure: env.appUrl.protocol === 'https:',
        },
      },
    },
  }
}

function toClaims(token: JWT | undefined) {
  const { sub, sid, sv } = token ?? {}
  return { userId: String(sub), sessionId: String(sid), version: Number(sv) }
}

/** What a provider tells about a person; null without an address. Only Google says whether it is theirs. */
function toPerson(account: Account, profile: Profile | undefined): ProvidedPerson | null {
  const told = (profile ?? {}) as Record<string, unknown>
  const text = (name: string) => (typeof told[name] === 'string' ? told[name].trim() : '')
  const email = text('email').normalize('NFKC').toLowerCase()
  if (!email) return null
  const [first = '', ...rest] = text('name').split(/\s+/)
  return {
    provider: account.provider,
    subject: account.providerAccountId,
    email,
    isVerified: account.provider === 'google' && told.email_verified === true,
    firstName: (text('given_name') || first || email.split('@', 1)[0] || '').slice(0, 80),
    lastName: (text('family_name') || rest.join(' ')).slice(0, 80),
  }
}
