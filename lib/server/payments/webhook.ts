import 'server-only'
import { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { log } from '../base/log'
import { settle } from './settle'
import { isNotSigned, readSignedEvent } from './stripe'

/** The largest difference between a signature's time and ours, either way. */
const TOLERANCE_SECONDS = 300

/** What Stripe calls a payment. */
const paymentId = z.string().regex(/^[A-Za-z0-9_]{1,255}$/)

/** Of an event, what leads to a payment. */
const eventShape = z.object({
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().optional(),
      payment_intent: z.union([paymentId, z.object({ id: paymentId })]).nullish(),
    }),
  }),
})

type EventObject = z.output<typeof eventShape>['data']['object']

/**
 * Takes an event from Stripe. It only triggers a lookup of the payment, so a repeated, late, early or foreign one does
 * no harm. Throws `bad_signature`, `malformed`, StripeFailed.
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
  const event = eventShape.safeParse(readSigned(body, signature))
  if (!event.success) throw malformed()
  return event.data.data.object
}

function readSigned(body: string, signature: string): unknown {
  try {
    return readSignedEvent(body, signature, TOLERANCE_SECONDS)
  } catch (error) {
    throw isNotSigned(error) ? badSignature() : malformed()
  }
}

const badSignature = () => new ApiError('bad_signature', messages.api.badSignature)

/** A valid signature on a malformed event: it comes from Stripe, or from someone who has the secret. */
function malformed(): ApiError {
  log.warn('signed event is malformed')
  return new ApiError('malformed', messages.api.malformed)
}

/** Payments are named by their own events, and by those of their charges, refunds and disputes. */
function paymentOf({ object, id, payment_intent: payment }: EventObject): string | null {
  if (object === 'payment_intent') {
    if (!paymentId.safeParse(id).success) throw malformed()
    return id ?? null
  }
  return (typeof payment === 'string' ? payment : payment?.id) ?? null
}
