import 'server-only'
import { PROOF_MINUTES } from '@/lib/api/bounds'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import type { Admin } from '../viewer/admin'

/**
 * Called before an act that makes or unmakes an admin, or changes how a person signs in, money or an account: makes
 * sure that the admin asks, and not someone who found their browser open. Throws `proof_needed` unless they showed
 * their password a moment ago.
 */
export function assertProven({ provenAt }: Admin): void {
  const isFresh = provenAt !== null && Date.now() - provenAt.getTime() < PROOF_MINUTES * 60_000
  if (!isFresh) throw new ApiError('proof_needed', messages.auth.proofNeeded)
}
