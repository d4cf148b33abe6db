import 'server-only'
import Stripe from 'stripe'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { newOutageDigest } from '@/lib/outage'
import { PRODUCT } from '@/lib/product'
import { env } from '../base/env'
import { log } from '../base/log'
import { once } from '../base/once'
import { type PaymentStatus, paymentStatus } from './state'

/** A payment as Stripe knows it now. */
export interface Payment {
  id: string
  status: PaymentStatus
  /** The amount received, or asked for. */
  amountCents: number
  currency: string
  /** Real money, not test mode. */
  isLive: boolean
  /** The id of the order that it was made for. */
  orderId: string | null
  /** A browser can confirm this payment with it. Never stored, never logged. */
  clientSecret: string | null
  /** The address that was given with the card. */
  email: string | null
}

export interface PaymentQuote {
  orderId: string
  amountCents: number
  currency: string
  description: string
}

const RETRY_SECONDS = 5

/** Stripe could not do what it was asked. */
export class StripeFailed extends ApiError {
  /** By it the page that this broke knows an outage. */
  readonly digest = newOutageDigest()

  constructor(
    /** Stripe answered with a refusal. False: no answer came, so the call may have taken effect. */
    readonly isDefinite: boolean,
  ) {
    super('unavailable', messages.api.paymentsAway, undefined, RETRY_SECONDS)
  }
}

/** Two tries of a second each: a page waits, and the same call can be made again. */
const LIMITS = { timeout: 1_000, maxNetworkRetries: 1 }

/**
 * Making a payment takes Stripe near a second on a good day. Two tries in ten seconds, with half a second between
 * them, under one key; the page says that it waits.
 */
const CREATE_LIMITS = { timeout: 4_700, maxNetworkRetries: 1 }

const stripe = () =>
  once('stripe', () => {
    const { secretKey, standIn } = keys()
    return new Stripe(secretKey, { ...LIMITS, ...standIn, telemetry: false })
  })

/** Stripe's key for pages; null where no card is taken. */
export function publishableKey(): string | null {
  return env.stripe?.publishableKey ?? null
}

/** Throws `preview_mode` where no card is taken. */
export function assertCardsTaken(): void {
  keys()
}

function keys() {
  if (!env.stripe) throw new ApiError('preview_mode', messages.api.previewMode)
  return env.stripe
}

/** Creates the payment of an order; calling it again returns the same payment. Throws StripeFailed. */
export async function createPayment(quote: PaymentQuote): Promise<Payment> {
  const { orderId, amountCents, currency, description } = quote
  const asked = stripe().paymentIntents.create(
    {
      amount: amountCents,
      currency,
      description: `${PRODUCT}: ${description}`,
      allowed_payment_method_types: ['card'],
      metadata: { order_id: orderId },
    },
    { idempotencyKey: `order-${orderId}`, ...CREATE_LIMITS },
  )
  return toPayment(await reached(asked))
}

/** Looks a payment up. Null for one that this account does not have. Throws StripeFailed. */
export async function readPayment(id: string): Promise<Payment | null> {
  const asked = stripe().paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  const intent = await reached(asked.catch(nullIfMissing))
  return intent && toPayment(intent)
}

/** Cancels a payment, unless money is underway; returns which. Null for one that this account does not have. */
export async function cancelPayment(id: string): Promise<Payment | null> {
  const asked = stripe().paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
  const canceled = await reached(
    asked.catch((error: unknown) => {
      if (codeOf(error) === 'payment_intent_unexpected_state') return null
      return nullIfMissing(error)
    }),
  )
  return canceled ? toPayment(canceled) : readPayment(id)
}

/** Gives all of an order's money back, once. Throws StripeFailed. */
export async function refundPayment(paymentId: string, orderId: string): Promise<void> {
  const asked = stripe().refunds.create(
    { payment_intent: paymentId },
    { idempotencyKey: `refund-${orderId}`, ...CREATE_LIMITS },
  )
  await reached(
    asked.catch((error: unknown) => {
      if (codeOf(error) === 'charge_already_refunded') return null
      throw error
    }),
  )
}

/** What `readSignedEvent` throws for a signature that does not hold. */
export function isNotSigned(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeSignatureVerificationError
}

/** The event in a webhook's body, if Stripe signed exactly this body with one of our secrets. Throws otherwise. */
export function readSignedEvent(body: string, signature: string, seconds: number): Stripe.Event {
  let refusal: unknown
  for (const secret of keys().webhookSecrets) {
    try {
      return stripe().webhooks.constructEvent(body, signature, secret, seconds)
    } catch (error) {
      refusal = error
    }
  }
  throw refusal
}

async function toPayment(intent: Stripe.PaymentIntent): Promise<Payment> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const isSettled = intent.status === 'succeeded'
  return {
    id: intent.id,
    status: paymentStatus({
      intent: intent.status,
      isRefunded: charge?.refunded ?? false,
      disputes: charge?.disputed ? await readDisputes(intent.id) : [],
    }),
    amountCents: isSettled ? intent.amount_received : intent.amount,
    currency: intent.currency,
    isLive: intent.livemode,
    orderId: intent.metadata.order_id ?? null,
    clientSecret: intent.client_secret,
    email: charge?.billing_details.email ?? null,
  }
}

async function readDisputes(paymentIntent: string): Promise<string[]> {
  const { data } = await reached(stripe().disputes.list({ payment_intent: paymentIntent }))
  return data.map(({ status }) => status)
}

const codeOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'resource_missing') return null
  throw error
}

/**
 * All failures of Stripe are one to the caller; the log says which. Stripe's words are left out, because they may quote
 * what was sent.
 */
async function reached<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code, statusCode, requestId } = error
    log.warn({ fault: type, code, status: statusCode, stripe_request: requestId }, 'stripe failed')
    throw new StripeFailed(statusCode !== undefined)
  }
}
