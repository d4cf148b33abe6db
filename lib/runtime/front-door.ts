/**
 * What every request passes before Next sees it, and every answer before the client does (docs/decisions/004). Next's
 * own server trusts a client's forwarding headers, answers TRACE and reads bodies of any size; this does not.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import type { ErrorEnvelope } from '@/lib/api/error-envelope'
import { ERROR_STATUS } from '@/lib/api/errors'
import { isLoopback } from '@/lib/loopback'
import { log } from '@/lib/server/base/log'
import { guardApiAnswer } from './api-answer'
import { isApi } from './asked'
import { guardPageAnswer } from './page-answer'
import type { PageFailures } from './page-failures'
import { type Refusal, refusalOf } from './refusals'

export interface Door {
  development: boolean
  appUrl: URL
  /** Whether what a proxy of ours adds about a request is believed. */
  behindProxy: boolean
  takesCards: boolean
  failures: PageFailures
}

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

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** The server's listener: it refuses, cleans, guards the answer, and lets Next `handle` the rest. */
export function frontDoor(handle: Handle, door: Door): RequestListener {
  const { development, appUrl, failures } = door
  const secure = appUrl.protocol === 'https:'
  const isPrivate = isLoopback(appUrl.hostname)
  return (req, res) => {
    const requestId = randomUUID()
    setSecurityHeaders(res, requestId, secure)
    const refusal = refusalOf(req, isPrivate)
    if (refusal) return refuse(res, refusal, requestId)
    cleanHeaders(req, requestId, secure, door)
    // The package's types know Express's request, of which it uses what is ours, too.
    compress(req as never, res as never, () => {
      if (isApi(req)) guardApiAnswer(req, res)
      else {
        failures.begin(requestId)
        res.once('close', () => failures.end(requestId))
        const failure = () => failures.of(requestId) ?? unexplained(requestId)
        guardPageAnswer(req, res, { development, takesCards: door.takesCards, failure })
      }
      void handle(req, res)
    })
  }
}

function setSecurityHeaders(res: ServerResponse, requestId: string, secure: boolean): void {
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

function refuse(res: ServerResponse, { code, error, why }: Refusal, request: string): void {
  const status = ERROR_STATUS[code]
  if (why) log.info({ request, status }, why)
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Cache-Control', 'private, no-store')
  // A body that we do not read would stand before the next request.
  if (status === 413 || status === 415) res.setHeader('Connection', 'close')
  res.end(JSON.stringify({ error, code } satisfies ErrorEnvelope))
}

/** A page failed, and nobody said why: a bug. */
function unexplained(requestId: string) {
  log.error({ request: requestId, status: 500 }, 'page failed')
  return { status: 500 }
}

/**
 * Headers by which Next talks to itself must not come from outside; where a request came from is what we saw,
 * and behind a proxy what it saw before (lib/server/base/addresses.ts reads from the right).
 */
function cleanHeaders(
  req: IncomingMessage,
  requestId: string,
  secure: boolean,
  { development, behindProxy }: Door,
): void {
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
