/**
 * Whether this browser has a guest result. Scripts cannot read the guest's cookie, so a mark in the storage says when
 * to ask the server. The mark contains nothing of the result.
 */

import type { getGuestLatest } from '@/lib/api/assessment'
import type { AnswerOf } from '@/lib/api/endpoint'
import { GUEST_RESULT_KEY, GUEST_RESULT_PATH } from '@/lib/guest-result'
import { inBrowser } from './kept'

export type GuestResult = NonNullable<AnswerOf<typeof getGuestLatest>['result']>

/** Keeps the mark, or takes it away; the header follows (public/before-paint.js). */
export function markGuestResult(isHeld: boolean): void {
  inBrowser.keep(GUEST_RESULT_KEY, isHeld ? '1' : null)
  dispatchEvent(new Event('discern:guest-result'))
}

/** The guest's newest result, requested only where the browser has the mark. Null where the request fails, too. */
export async function findGuestResult(): Promise<GuestResult | null> {
  if (inBrowser.read(GUEST_RESULT_KEY) === null) return null
  try {
    // Without `call` and its schemas: the landing page pays for every byte.
    const response = await fetch(GUEST_RESULT_PATH)
    const { result }: AnswerOf<typeof getGuestLatest> = await response.json()
    if (response.ok && !result) markGuestResult(false)
    return result ?? null
  } catch {
    return null
  }
}
