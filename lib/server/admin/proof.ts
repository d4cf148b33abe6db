import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { PROOF_MINUTES } from '@/lib/api/sessions'
import { messages } from '@/lib/messages'
import type { Admin } from '../viewer/admin'

/**
 * Before an act that gives or takes rights, ways in, money or an account: it is the admin who asks, not somebody
 * at their open browser. Throws `proof_needed` unless they showed their password a moment ago.
 */
export function assertProven({ provenAt }: Admin): void {
  const isFresh = provenAt !== null && Date.now() - provenAt.getTime() < PROOF_MINUTES * 60_000
  if (!isFresh) throw new ApiError('proof_needed', messages.auth.proofNeeded)
}
