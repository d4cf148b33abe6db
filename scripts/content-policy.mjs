import { createHash } from 'node:crypto'

/** Everything comes from our own origin. Style attributes are how React positions things, so styles may be inline; scripts may not. */
function policy(scriptSources, development) {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSources.join(' ')}${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For a page rendered for this request: Next puts the nonce on every script it writes. */
export function nonceSource(nonce) {
  return `'nonce-${nonce}'`
}

export function noncePolicy(nonce, development = false) {
  return policy([nonceSource(nonce)], development)
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** For a page that was rendered at build time: each inline script is allowed by the hash of its text. */
export function hashPolicy(html) {
  const hashes = new Set()
  for (const [, script] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return policy([...hashes], false)
}
