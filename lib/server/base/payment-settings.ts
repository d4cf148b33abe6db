/** What a payment needs of Stripe. */
export interface PaymentSettings {
  secretKey: string
  /** Any of them may have signed an event. */
  webhookSecrets: readonly string[]
  /** Handed to the page: it opens nothing. */
  publishableKey: string
  /** Real money, not Stripe's test mode. */
  isLive: boolean
  /** The address of the tests' Stripe; null for Stripe itself. */
  standIn: { protocol: 'http'; host: string; port: number } | null
}

const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const
const SHAPES = {
  STRIPE_SECRET_KEY: [/^(sk|rk)_(test|live)_\w+$/, 'sk_test_… or sk_live_…'],
  STRIPE_WEBHOOK_SECRET: [/^whsec_\w+( *, *whsec_\w+)*$/, 'whsec_…'],
  STRIPE_PUBLISHABLE_KEY: [/^pk_(test|live)_\w+$/, 'pk_test_… or pk_live_…'],
} as const
const STAND_IN = 'STRIPE_STAND_IN'

/** All names of such settings. */
export const PAYMENT_SETTINGS: readonly string[] = [...NAMES, STAND_IN]

/** Stripe's settings; null where none is set, which is preview mode. Throws one sentence for anything between, without repeating a key. */
export function readPaymentSettings(
  environment: Record<string, string | undefined>,
): PaymentSettings | null {
  const missing = NAMES.filter((name) => !environment[name])
  if (missing.length === NAMES.length) return null
  if (missing.length > 0) refuse(missing.join(' and '), 'must be set as well: cards need all three')
  for (const name of NAMES) {
    const [shape, example] = SHAPES[name]
    if (!shape.test(value(name))) refuse(name, `must be a key such as ${example}`)
  }
  const isLive = modeOf('STRIPE_SECRET_KEY') === 'live'
  if ((modeOf('STRIPE_PUBLISHABLE_KEY') === 'live') !== isLive) {
    refuse('STRIPE_PUBLISHABLE_KEY', 'must be of the same mode, test or live, as STRIPE_SECRET_KEY')
  }
  return {
    secretKey: value('STRIPE_SECRET_KEY'),
    webhookSecrets: listOf(value('STRIPE_WEBHOOK_SECRET')),
    publishableKey: value('STRIPE_PUBLISHABLE_KEY'),
    isLive,
    standIn: readStandIn(environment[STAND_IN], isLive),
  }

  function value(name: (typeof NAMES)[number]): string {
    return environment[name] ?? ''
  }

  function modeOf(name: (typeof NAMES)[number]): string | undefined {
    return value(name).split('_')[1]
  }
}

/** What answers in Stripe's place decides who has paid: only this machine may, and never with a live key. */
function readStandIn(address: string | undefined, isLive: boolean): PaymentSettings['standIn'] {
  if (!address) return null
  const [, host, port] = /^http:\/\/(127\.0\.0\.1|localhost):(\d{1,5})$/.exec(address) ?? []
  if (!host || isLive) {
    refuse(STAND_IN, 'is for tests: an address such as http://127.0.0.1:12111, with test keys')
  }
  return { protocol: 'http', host, port: Number(port) }
}

/** The secrets of a setting that may hold several, separated by commas. */
export function listOf(secrets: string): string[] {
  return secrets
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
}

function refuse(name: string, sentence: string): never {
  throw new Error(`Configuration: ${name} ${sentence}.`)
}
