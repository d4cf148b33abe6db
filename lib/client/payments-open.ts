import { OFFER_PATH } from '../pricing'

let answer: Promise<boolean> | null = null

/** Whether this copy takes payments, asked once a page. Where the server does not say, nothing is claimed: true. */
export function arePaymentsOpen(): Promise<boolean> {
  // Without `call` and its schemas: the landing page pays for every byte.
  answer ??= fetch(OFFER_PATH)
    .then(async (response) => !response.ok || (await response.json()).payments_open !== false)
    .catch(() => true)
  return answer
}
