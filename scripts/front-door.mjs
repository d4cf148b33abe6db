import { randomBytes, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import compression from 'compression'
import routerState from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { isLoopback } from '../lib/loopback.mjs'
import { hashPolicy, noncePolicy } from './content-policy.mjs'
import { log } from './log.mjs'

const { parseAndValidateFlightRouterState } = routerState

const MAX_BODY_BYTES = 64 * 1024
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const compress = compression({
  filter(req, res) {
    // Next sets some headers as lists, in which the package finds no type.
    const type = res.getHeader('Content-Type')
    if (Array.isArray(type)) res.setHeader('Content-Type', type.join(', '))
    return compression.filter(req, res)
  },
})
/** Without it the developer's server never finishes a navigation inside the app: React's debug channel waits for it. */
const DEVELOPMENT_HEADER = /^x-nextjs-(html-)?request-id$/

/**
 * What every request passes before Next sees it, and every answer before the client does. Next's own
 * server trusts a client's forwarding headers, answers TRACE and reads bodies of any size; this does not.
 */
export function frontDoor(handle, options) {
  const { development, appUrl, behindProxy, takesCards, failures } = options
  const secure = appUrl.protocol === 'https:'
  const isPrivate = isLoopback(appUrl.hostname)
  return (req, res) => {
    const requestId = randomUUID()
    setSecurityHeaders(res, { requestId, secure })
    const refusal = refuse(req, { isPrivate })
    if (refusal) {
      if (refusal.why) log.info({ request: requestId, status: refusal.status }, refusal.why)
      return sendFailure(res, refusal)
    }
    cleanHeaders(req, { requestId, secure, development, behindProxy })
    compress(req, res, () => {
      if (isApi(req)) guardApiAnswer(req, res)
      else {
        failures.begin(requestId)
        res.once('close', () => failures.end(requestId))
        const failure = () => failures.of(requestId) ?? unexplained(requestId)
        guardPageAnswer(req, res, {
          development,
          takesCards: takesCards && isPayPage(req),
          failure,
        })
      }
      handle(req, res)
    })
  }
}

/** Where a card is asked for: only here may Stripe's script run, and only where payments are on. */
const PAY_PAGES = ['/payment', '/payment-checkout']
const isPayPage = (req) => PAY_PAGES.includes(req.url.split('?')[0])

const isApi = (req) => req.url.startsWith('/api/')

function setSecurityHeaders(res, { requestId, secure }) {
  res.setHeader('X-Request-Id', requestId)
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  res.setHeader('X-Frame-Options', 'DENY')
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  res.setHeader(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
  )
  if (secure) res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}

/** A page failed, and nobody said why: a bug. */
function unexplained(requestId) {
  log.error({ request: requestId, status: 500 }, 'page failed')
  return { status: 500 }
}

function refuse(req, { isPrivate }) {
  // A name that somebody points to this machine could read here what only this machine may; an address cannot.
  const host = hostName(req)
  if (isPrivate && host && !isLoopback(host) && !isAddress(host)) {
    return {
      status: 403,
      code: 'forbidden_origin',
      error:
        'This copy answers to localhost alone. If it should answer to this name, set APP_URL to it.',
      why: 'asked for by another name than APP_URL',
    }
  }
  if (!METHODS.has(req.method)) {
    return {
      status: 405,
      code: 'method_not_allowed',
      error: 'This address does not answer to that method.',
    }
  }
  // Pages are read; only the API is told anything. There are no Server Actions.
  if (!isApi(req) && !['GET', 'HEAD', 'OPTIONS'].includes(req.method)) {
    return {
      status: 405,
      code: 'method_not_allowed',
      error: 'This address does not answer to that method.',
    }
  }
  if (!isReadable(req.url)) {
    return { status: 404, code: 'not_found', error: 'There is nothing here.' }
  }
  if (req.headers.rsc !== undefined && !hasReadableState(req)) {
    return {
      status: 400,
      code: 'malformed',
      error: 'This request could not be understood. Please reload the page.',
      why: 'malformed Next-Router-State-Tree',
    }
  }
  if (req.headers['content-encoding'] && req.headers['content-encoding'] !== 'identity') {
    return {
      status: 415,
      code: 'unsupported_media_type',
      error: 'Please send the body without compression.',
    }
  }
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    return {
      status: 413,
      code: 'too_large',
      error: 'This is more than we can take in one request.',
    }
  }
  return null
}

/** An address that cannot be decoded, that climbs, or that is not a path of ours names nothing. */
function isReadable(url) {
  try {
    const path = decodeURIComponent(url.split('?')[0])
    const climbs = path.split('/').some((part) => part === '.' || part === '..')
    return path.startsWith('/') && !path.includes('\0') && !climbs
  } catch {
    return false
  }
}

/** Next's own reading of where a browser stands among the pages; it answers one that it cannot read with 500. */
function hasReadableState(req) {
  try {
    parseAndValidateFlightRouterState(req.headers['next-router-state-tree'])
    return true
  } catch {
    return false
  }
}

/** The name that was asked for, without its port; '' for none. */
function hostName(req) {
  const host = req.headers.host ?? ''
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
}

const isAddress = (host) => isIP(host.replace(/^\[|\]$/g, '')) !== 0

function sendFailure(res, { status, code, error }) {
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Cache-Control', 'private, no-store')
  if (status === 413 || status === 415) res.setHeader('Connection', 'close')
  res.end(JSON.stringify({ error, code }))
}

/**
 * Headers by which Next talks to itself must not come from outside; where a request came from is what we saw,
 * and behind a proxy what it saw before (lib/server/base/addresses.ts reads from the right).
 */
function cleanHeaders(req, { requestId, secure, development, behindProxy }) {
  const seen = req.socket.remoteAddress ?? ''
  const before = behindProxy && req.headers['x-forwarded-for']
  for (const name of Object.keys(req.headers)) {
    if (development && DEVELOPMENT_HEADER.test(name)) continue
    if (
      /^x-(middleware|forwarded|nextjs|next|matched|invoke|vercel|real-ip)/.test(name) ||
      name === 'forwarded'
    ) {
      delete req.headers[name]
    }
  }
  // The other kinds of prefetch are for a cache that is off here; Next would answer them with complaints in the log.
  if (req.headers['next-router-prefetch'] !== '1') delete req.headers['next-router-prefetch']
  req.headers['x-request-id'] = requestId
  req.headers['x-forwarded-for'] = before ? `${before}, ${seen}` : seen
  req.headers['x-forwarded-host'] = req.headers.host ?? ''
  req.headers['x-forwarded-proto'] = secure ? 'https' : 'http'
}

/** Next answers a wrong method with an empty body; the API promises its envelope for every failure. */
function guardApiAnswer(req, res) {
  const { end } = res
  res.end = (chunk, ...rest) => {
    const isBare = res.statusCode >= 400 && !res.headersSent && !res.getHeader('content-type')
    if (!isBare || req.method === 'HEAD') return end.call(res, chunk, ...rest)
    const method = res.statusCode === 405
    res.setHeader('Content-Type', 'application/json')
    res.setHeader('Cache-Control', 'private, no-store')
    const body = method
      ? { error: 'This address does not answer to that method.', code: 'method_not_allowed' }
      : { error: 'Something went wrong on our side. Please try again.', code: 'unexpected' }
    return end.call(res, JSON.stringify(body))
  }
}

/**
 * Gives every page a policy without inline scripts: a nonce where the page is rendered now, hashes where it
 * was rendered at build time. And a page that failed in an outage says 503 with Retry-After; one with a bug, 500.
 */
function guardPageAnswer(req, res, { development, takesCards, failure }) {
  const nonce = randomBytes(16).toString('base64')
  // Next reads the nonce from the policy on the request.
  const policy = noncePolicy(nonce, { development, takesCards })
  req.headers['content-security-policy'] = policy
  const { writeHead, write, end } = res
  const chunks = []
  const isBuilt = () => !development && res.getHeader('x-nextjs-prerender') && isHtml(res)

  res.writeHead = (status, ...rest) => {
    if (status === 500) {
      const { status: known, retryAfter } = failure()
      status = known
      res.statusCode = known
      if (retryAfter) res.setHeader('Retry-After', String(retryAfter))
    }
    // The hashes of a built page need its text, which an answer to HEAD does not have.
    const isHeadOfBuilt = req.method === 'HEAD' && isBuilt()
    if (isHtml(res) && !isHeadOfBuilt && !res.getHeader('content-security-policy')) {
      res.setHeader('Content-Security-Policy', policy)
    }
    return writeHead.call(res, status, ...rest)
  }
  res.write = (chunk, ...rest) => {
    if (!isBuilt() || res.headersSent) return write.call(res, chunk, ...rest)
    chunks.push(Buffer.from(chunk))
    return true
  }
  res.end = (chunk, ...rest) => {
    if (!isBuilt() || res.headersSent || req.method === 'HEAD') return end.call(res, chunk, ...rest)
    if (chunk && typeof chunk !== 'function') chunks.push(Buffer.from(chunk))
    const html = Buffer.concat(chunks)
    res.setHeader('Content-Security-Policy', hashPolicy(html.toString('utf8')))
    return end.call(res, html)
  }
}

const isHtml = (res) => String(res.getHeader('content-type') ?? '').startsWith('text/html')
