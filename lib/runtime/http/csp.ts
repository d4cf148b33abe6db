import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { routes } from '@/lib/routes'

/**
 * What a page that takes cards needs in addition: the card field is Stripe's page in a frame, so that no card number
 * comes here.
 */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}
const NOT_STRIPE = { script: [], connect: [], frame: [] }

/** The pages that ask for a card. Stripe's script may run only there, and only where payments are open. */
const PAY_PAGES: readonly string[] = [routes.payment, routes.checkout]

export const asksForCards = (path: string) => PAY_PAGES.includes(path)

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
  const { script, connect, frame } = takesCards ? STRIPE : NOT_STRIPE
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources, ...script, ...(development ? ["'unsafe-eval'"] : [])].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect, ...(development ? ['ws:'] : [])].join(' ')}`,
    // The worker that shows a kept report without a connection (public/report-worker.js).
    "worker-src 'self'",
    ...(frame.length ? [`frame-src ${frame.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For a page rendered for this request: Next puts the nonce on every script it writes. */
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

const SCRIPT_FILE = '<script src="'
const ITS_NONCE = /(<script src="[^>]*?) nonce="[^"]*"/g

/**
 * Takes the nonce off the scripts of a piece of a page that are files: the policy allows those by where they come from.
 * With it, a browser could not run what it compiled for the page before, because V8 takes a script with another nonce for
 * another script. A tag that is cut between two pieces keeps its nonce and works the same.
 */
export function withoutFileNonces(piece: unknown, res: ServerResponse): unknown {
  const isPage = piece instanceof Uint8Array && isHtml(res) && !res.hasHeader('content-length')
  if (!isPage) return piece
  const html = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
  if (!html.includes(SCRIPT_FILE)) return piece
  // In Latin-1 each byte is one character, so text in any encoding comes out as it went in.
  return Buffer.from(html.toString('latin1').replace(ITS_NONCE, '$1'), 'latin1')
}

const isHtml = (res: ServerResponse) =>
  String(res.getHeader('content-type') ?? '').startsWith('text/html')
