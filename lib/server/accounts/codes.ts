import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { tried } from '../base/limits'
import { isCodeOf, type Waiting } from '../mail/code-digits'

export const codeInvalid = () =>
  new ApiError('invalid', messages.auth.codeInvalid, { code: messages.auth.codeInvalid })

/** Against whom wrong digits count. */
export interface Typing {
  /** Those of signing in, which strangers can type, use up none of those of an account's own sessions. */
  purpose: 'sign in' | 'prove'
  account: string
  /** The network address. */
  client: string
}

/**
 * The hash of the link beside which the digits were mailed, of those that the person waits for. Throws `invalid` where
 * they are none's, and after too many wrong ones for an account, a network or all `too_many_requests`: links still work.
 */
export async function requireCode(
  { purpose, account, client }: Typing,
  waiting: readonly (Waiting | null)[],
  code: string,
): Promise<string> {
  const look = async () => {
    for (const one of waiting) if (one && (await isCodeOf(one, code))) return one.hash
    return null
  }
  const limits = {
    mail_code: `${purpose} ${account}`,
    mail_code_client: client,
    mail_code_everyone: '',
  }
  const hash = await tried(limits, look, (found) => found === null)
  if (hash === null) throw codeInvalid()
  return hash
}
