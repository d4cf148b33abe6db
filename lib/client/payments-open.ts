import type { getOffer } from '@/lib/api/entries/payments'

/** Without `call`: the landing page pays for every byte. */
const OFFER_PATH: (typeof getOffer)['path'] = '/api/payments/offer'

let answer: Promise<boolean> | null = null

/**
 * Whether this copy takes payments, asked once a page. True where the server does not answer, so that no page claims
 * the opposite.
 */
export function arePaymentsOpen(): Promise<boolean> {
  answer ??= fetch(OFFER_PATH)
    .then(async (response) => !response.ok || (await response.json()).payments_open !== false)
    .catch(() => true)
  return answer
}
