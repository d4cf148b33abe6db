/** A Stripe on loopback, as unkind as a network can be. The product's own Stripe library talks to it. */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_loopback',
  STRIPE_WEBHOOK_SECRET: 'whsec_loopback',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_loopback',
}

/** `fail` answers 500 and does nothing, `drop` does it and hangs up, `lose` hangs up before, `hang` never answers. */
export type Mood = 'fail' | 'drop' | 'lose' | 'hang'
type Step = 'create' | 'read' | 'cancel' | 'confirm' | 'refund'

export interface Intent {
  id: string
  object: 'payment_intent'
  status: string
  amount: number
  amount_received: number
  currency: string
  livemode: boolean
  client_secret: string
  metadata: Record<string, string>
  latest_charge: Charge | null
}

interface Charge {
  id: string
  object: 'charge'
  payment_intent: string
  refunded: boolean
  disputed: boolean
  billing_details: { email: string | null }
}

type Answer = [status: number, body: object]

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const refusal = (status: number, type: string, code: string, message: string): Answer => [
  status,
  { error: { type, code, message } },
]
const unexpected = () =>
  refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state', 'Not in this state.')

/** Starts one without any payments. */
export async function startStripe() {
  const intents = new Map<string, Intent>()
  const disputes = new Map<string, { id: string; status: string }[]>()
  /** What was answered under an idempotency key is answered again, failures included. */
  const answered = new Map<string, Answer>()
  const moods: { step: Step; mood: Mood }[] = []
  const steps: Step[] = []
  /** The payments that we were asked to give back. */
  const refunds: string[] = []

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe')
    const step = stepOf(request.method ?? '', pathname)
    steps.push(step)
    const at = moods.findIndex((one) => one.step === step)
    const mood = at < 0 ? undefined : moods.splice(at, 1)[0]?.mood
    if (mood === 'hang') return
    if (mood === 'lose') return void response.destroy()
    const key = String(request.headers['idempotency-key'] ?? '')
    const [status, body] =
      answered.get(key) ??
      (mood === 'fail'
        ? refusal(500, 'api_error', 'api_error', 'Stripe is having a bad day.')
        : answer(step, pathname, form, searchParams))
    // The library makes keys for calls without one.
    if (/^(order|refund)-/.test(key)) answered.set(key, [status, body])
    if (mood === 'drop') return void response.destroy()
    await sleep(delayMs)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

  function answer(step: Step, path: string, form: URLSearchParams, query: URLSearchParams): Answer {
    if (path === '/v1/disputes') {
      return [200, { object: 'list', data: disputes.get(query.get('payment_intent') ?? '') ?? [] }]
    }
    if (step === 'create') return [200, create(form)]
    if (step === 'refund') return refund(form.get('payment_intent') ?? '')
    const intent = intents.get(path.split('/')[3] ?? '')
    if (!intent)
      return refusal(404, 'invalid_request_error', 'resource_missing', 'No such payment.')
    if (step === 'confirm') return confirm(intent, form)
    if (step === 'read') return [200, intent]
    if (!intent.status.startsWith('requires_')) return unexpected()
    intent.status = 'canceled'
    return [200, intent]
  }

  function create(form: URLSearchParams): Intent {
    const name = id('pi')
    const intent: Intent = {
      id: name,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency') ?? '',
      livemode: false,
      client_secret: `${name}_secret_${randomBytes(12).toString('hex')}`,
      metadata: { order_id: form.get('metadata[order_id]') ?? '' },
      latest_charge: null,
    }
    intents.set(name, intent)
    return intent
  }

  /** Stripe's test cards, by the end of their number; `authenticated` is what 3-D Secure found. */
  function confirm(intent: Intent, form: URLSearchParams): Answer {
    if (!intent.status.startsWith('requires_')) return unexpected()
    const number = form.get('number') ?? ''
    const found = form.get('authenticated')
    if (number.endsWith('0002') || found === 'no') {
      intent.status = 'requires_payment_method'
      return refusal(402, 'card_error', 'card_declined', 'Your card was declined.')
    }
    if (number.endsWith('3155') && found !== 'yes') {
      intent.status = 'requires_action'
      return [200, intent]
    }
    succeed(intent, form.get('email'))
    return [200, intent]
  }

  function succeed(intent: Intent, email: string | null = null): void {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.latest_charge = {
      id: id('ch'),
      object: 'charge',
      payment_intent: intent.id,
      refunded: false,
      disputed: false,
      billing_details: { email },
    }
  }

  function refund(name: string): Answer {
    const charge = chargeOf(name)
    if (charge.refunded) {
      return refusal(400, 'invalid_request_error', 'charge_already_refunded', 'Already refunded.')
    }
    charge.refunded = true
    refunds.push(name)
    return [200, { id: id('re'), object: 'refund', payment_intent: name, status: 'succeeded' }]
  }

  function chargeOf(name: string): Charge {
    const charge = intents.get(name)?.latest_charge
    if (!charge) throw new Error(`Nothing was paid by ${name}`)
    return charge
  }

  let delayMs = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents,
    /** The payments of an order, in the order they were made. */
    of: (orderId: string) =>
      [...intents.values()].filter((one) => one.metadata.order_id === orderId),
    /** How often it was asked for something. */
    count: (step: Step) => steps.filter((one) => one === step).length,
    /** What the next calls of a step meet: the library tries each call twice. */
    meet: (step: Step, mood: Mood, times = 2) => {
      for (let call = 0; call < times; call++) moods.push({ step, mood })
    },
    calm: () => {
      moods.length = 0
      delayMs = 0
    },
    slow: (ms: number) => {
      delayMs = ms
    },
    /** The buyer pays, in their browser. */
    pay: (name: string) => {
      const intent = intents.get(name)
      if (intent?.status.startsWith('requires_')) succeed(intent)
    },
    /** How often a payment went back at our own wish. */
    refundsOf: (name: string) => refunds.filter((one) => one === name).length,
    /** An admin refunds it in Stripe's dashboard. */
    refund: (name: string) => {
      chargeOf(name).refunded = true
    },
    /** The bank's view of a dispute: `needs_response`, `won`, `lost`. */
    dispute: (name: string, status: string) => {
      chargeOf(name).disputed = true
      disputes.set(name, [{ id: id('dp'), status }])
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>

function stepOf(method: string, path: string): Step {
  if (method === 'GET') return 'read'
  if (path.endsWith('/confirm')) return 'confirm'
  if (path.endsWith('/refunds')) return 'refund'
  return path.endsWith('/cancel') ? 'cancel' : 'create'
}

const library = new Stripe(STRIPE_KEYS.STRIPE_SECRET_KEY)

/** An event as Stripe would send it: its body, and the header that signs it. */
export function signedEvent(
  type: string,
  object: object,
  { secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = {},
) {
  return signedBody(JSON.stringify({ id: id('evt'), object: 'event', type, data: { object } }), {
    secret,
    timestamp,
  })
}

/** Any body, signed as Stripe signs. */
export function signedBody(
  body: string,
  { secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = {},
) {
  const signature = library.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return { body, signature }
}
