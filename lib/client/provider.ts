/** The way to another provider, as far as the browser takes part. */
import { inTab } from './kept'
import { LEFT } from './provider-return'

/** Asks next-auth where the provider wants the person. Its form needs the token that goes with its cookie. */
export async function addressOf(provider: string, callbackUrl: string): Promise<string> {
  const { csrfToken } = await json(await fetch('/api/auth/csrf'))
  const response = await fetch(`/api/auth/signin/${provider}`, {
    method: 'POST',
    body: new URLSearchParams({ csrfToken: String(csrfToken), callbackUrl, json: 'true' }),
  })
  const { url } = await json(response)
  if (typeof url !== 'string') throw new Error('The provider has no address')
  return url
}

async function json(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) throw new Error(`Answered ${response.status}`)
  return response.json()
}

/** Opens the provider's page in this tab. */
export function leaveFor(address: string): void {
  // Without storage only pages that are made for one person know who has come back.
  inTab.keep(LEFT, '1')
  location.assign(address)
}
