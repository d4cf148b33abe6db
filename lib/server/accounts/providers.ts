import 'server-only'
import FacebookProvider from 'next-auth/providers/facebook'
import GoogleProvider from 'next-auth/providers/google'
import { env } from '../base/env'

export type ProviderName = 'google' | 'facebook'

/** Which providers are configured. */
export function listProviders(): Record<ProviderName, boolean> {
  return { google: env.google !== null, facebook: env.facebook !== null }
}

/** The providers as next-auth takes them. */
export function oauthProviders() {
  return [
    ...(env.google ? [google(env.google)] : []),
    ...(env.facebook ? [facebook(env.facebook)] : []),
  ]
}

type Client = NonNullable<typeof env.google>

function google(client: Client) {
  const wellKnown = standIn('google/.well-known/openid-configuration')
  return GoogleProvider({ ...client, ...(wellKnown && { wellKnown }) })
}

function facebook(client: Client) {
  const at = standIn('facebook')
  return FacebookProvider({
    ...client,
    // Not the picture: next-auth's own reading fails without one, and the avatar is drawn.
    profile: ({ id, name, email }) => ({ id, name, email }),
    userinfo: { params: { fields: 'id,name,email' }, ...(at && { url: `${at}/me` }) },
    ...(at && { authorization: `${at}/dialog/oauth?scope=email`, token: `${at}/access_token` }),
  })
}

/** The address of a test's provider. Undefined outside tests. */
function standIn(path: string): string | undefined {
  return env.oauthTestProvider ? `${env.oauthTestProvider.origin}/${path}` : undefined
}
