import { messages } from './messages'

const { failed, noEmail, accountExists, denied } = messages.provider

/** The codes that lib/server/oauth.ts and next-auth send back to the login page, as far as there is more to say. */
const SENTENCES = new Map([
  ['no_email', noEmail],
  ['account_exists', accountExists],
  ['AccessDenied', denied],
])

/** Why signing in through another provider came back, for `?error=`. Undefined when it did not. */
export function providerSentence(code: unknown): string | undefined {
  if (code === undefined) return undefined
  return SENTENCES.get(String(code)) ?? failed
}
