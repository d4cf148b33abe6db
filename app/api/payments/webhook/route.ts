import { receivePaymentEvent } from '@/lib/api/payments'
import { handler } from '@/lib/server/http/handler'
import { receiveEvent } from '@/lib/server/payments/webhook'

export const POST = handler(receivePaymentEvent, async ({ rawBody, headers }) => {
  await receiveEvent(rawBody, headers.get('stripe-signature'))
  return { received: true as const }
})
