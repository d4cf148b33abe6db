import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { settle } from './settle'
import { readSignedEvent } from './stripe'

/** How far the time in a signature may be from ours, either way. */
const TOLERANCE_SECONDS = 300

/** Of an event's object, what leads to a payment. */
interface EventObject {
  object?: string
  id?: string
  payment_intent?: string | { id: string } | null
}

/**
 * Takes an event from Stripe. It is only a reason to look the payment up, so a repeated, late or early one does
 * no harm, and one about nothing of ours does nothing. Throws `bad_signature`, StripeFailed.
 */
export async function receiveEvent(body: string, signature: string | null): Promise<void> {
  const paymentId = paymentOf(readEvent(body, signature ?? ''))
  if (paymentId) await settle(paymentId)
}

function readEvent(body: string, signature: string): EventObject {
  // The library refuses what is old, but would take any time to come, and the last of several times.
  const times = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, time]) => Number(time))
  const [time = Number.NaN] = times
  const isSigned = times.length === 1 && time <= Date.now() / 1000 + TOLERANCE_SECONDS
  if (!isSigned) throw badSignature()
  try {
    return readSignedEvent(body, signature, TOLERANCE_SECONDS).data.object as EventObject
  } catch {
    throw badSignature()
  }
}

const badSignature = () => new ApiError('bad_signature', messages.api.badSignature)

/** Payments are named by their own events, and by those of their charges, refunds and disputes. */
function paymentOf({ object, id, payment_intent: payment }: EventObject): string | null {
  if (object === 'payment_intent') return id ?? null
  return (typeof payment === 'string' ? payment : payment?.id) ?? null
}
