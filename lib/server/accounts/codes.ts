import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { tried } from '../base/limits'
import { isCodeOf, type Waiting } from '../mail/code-digits'

export const codeInvalid = () =>
  new ApiError('invalid', messages.auth.codeInvalid, { code: messages.auth.codeInvalid })

/**
 * The hash of the link beside which the digits were mailed, of those that the person waits for. Throws `invalid` where
 * they are none's, and after too many wrong ones for an account `too_many_requests`: its links still work.
 */
export async function requireCode(
  account: string,
  waiting: readonly (Waiting | null)[],
  code: string,
): Promise<string> {
  const look = async () => {
    for (const one of waiting) if (one && (await isCodeOf(one, code))) return one.hash
    return null
  }
  const hash = await tried({ mail_code: account }, look, (found) => found === null)
  if (hash === null) throw codeInvalid()
  return hash
}
