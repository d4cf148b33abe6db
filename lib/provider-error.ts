import { messages } from './messages'

const { failed, noEmail, accountExists, denied, signUpClosed } = messages.provider

/** Why signing in through another provider can come back, for `?error=`. */
const SENTENCES = {
  no_email: noEmail,
  account_exists: accountExists,
  sign_up_closed: signUpClosed,
  /** OAuth's own word for a person who changed their mind. */
  access_denied: denied,
  failed,
} as const

export type ProviderError = keyof typeof SENTENCES

/** The reason of that name; `failed` for anything else. */
export function toProviderError(code: unknown): ProviderError {
  return typeof code === 'string' && Object.hasOwn(SENTENCES, code)
    ? (code as ProviderError)
    : 'failed'
}

/** Why signing in through another provider came back, for people. Undefined when it did not. */
export function providerSentence(code: unknown): string | undefined {
  return code === undefined ? undefined : SENTENCES[toProviderError(code)]
}
