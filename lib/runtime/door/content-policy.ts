import { createHash } from 'node:crypto'

/** What a page that takes cards needs besides: the card field is Stripe's own page in a frame, and the number never comes here. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}
const NOBODY = { script: [], connect: [], frame: [] }

interface PolicyOptions {
  /** Hot reload evaluates code and keeps a socket. */
  development?: boolean
  /** Whether Stripe's script may run there. */
  takesCards?: boolean
}

/** Everything comes from our own origin. Style attributes are how React positions things, so styles may be inline; scripts may not. */
function policy(
  scriptSources: string[],
  { development = false, takesCards = false }: PolicyOptions = {},
): string {
  const { script, connect, frame } = takesCards ? STRIPE : NOBODY
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources, ...script, ...(development ? ["'unsafe-eval'"] : [])].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect, ...(development ? ['ws:'] : [])].join(' ')}`,
    ...(frame.length ? [`frame-src ${frame.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For a page rendered for this request: Next puts the nonce on every script it writes (see page-answer.ts). */
export function noncePolicy(nonce: string, options?: PolicyOptions): string {
  return policy([`'nonce-${nonce}'`], options)
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** For a page that was rendered at build time: each inline script is allowed by the hash of its text. */
export function hashPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return policy([...hashes])
}
