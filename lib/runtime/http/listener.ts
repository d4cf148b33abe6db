/**
 * What every request passes before Next: refuse, headers, concurrency or static cache. Next's own server trusts a client's
 * forwarding headers, answers TRACE and reads bodies of any size; this does not.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import type { AnswerOf } from '@/lib/api/endpoint'
import { live, ready } from '@/lib/api/system'
import { isClosed, type Language, languageOfPath, placeOf } from '@/lib/languages/languages'
import { isLoopback } from '@/lib/loopback'
import { env } from '@/lib/server/base/env'
import { log } from '@/lib/server/base/log'
import { bodyLimit } from './body'
import { askingOf, concurrencyLimit } from './concurrency'
import { asksForCards, noncePolicy } from './csp'
import { cleanHeaders, securityHeaders } from './headers'
import { BUILT_FILES, decodedPathOf, isApi, pathOf } from './path'
import { type PageFailures, refuseAway, refuseBusy } from './refusals'
import {
  isInBuiltRoom,
  leadAway,
  METHOD_NOT_ALLOWED,
  NOT_FOUND,
  refusalOf,
  refuse,
  TOO_LARGE,
} from './refuse'
import { watchResponse } from './response'
import type { StaticCache } from './static-cache'

export type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>

interface Options {
  /** Undefined for the developer's server, which has no build. */
  cache: StaticCache | undefined
  appUrl: URL
  /** Whether Strict-Transport-Security includes subdomains. */
  hstsSubdomains: boolean
  /** Whether forwarding headers are trusted. */
  behindProxy: boolean
  takesCards: boolean
  /** The languages whose pages open. */
  languages: readonly Language[]
  /** Whether answers carry Server-Timing. */
  showsTiming: boolean
  /** How late the thread is, in milliseconds. */
  lateMs: () => number
  /** Whether the server is draining: it still answers, but takes no new connections. */
  isLeaving: () => boolean
  /** Whether the database answers. Cached for a short time (lib/server/http/health.ts). */
  isReady: () => Promise<boolean>
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

/** The server's request listener. What it does not answer itself goes to `handle`, which is Next's. */
export function createListener(handle: Handle, options: Options): RequestListener {
  const { cache, appUrl, failures, isLeaving, isReady, languages } = options
  const development = cache === undefined
  const headers = Object.entries(securityHeaders(options))
  const isPrivate = isLoopback(appUrl.hostname)
  const onceWhole = bodyLimit()
  const inFlight = concurrencyLimit(options.lateMs)

  const handOn = (req: IncomingMessage, res: ServerResponse, requestId: string) => {
    cleanHeaders(req, { requestId, development, ...options })
    if (!isApi(req)) {
      const takesCards = options.takesCards && asksForCards(placeOf(pathOf(req)))
      const policy = noncePolicy(randomBytes(16).toString('base64'), { development, takesCards })
      // Next reads the nonce from the policy on the request.
      req.headers['content-security-policy'] = policy
      res.setHeader('Content-Security-Policy', policy)
      failures.begin(requestId)
      res.once('close', () => failures.end(requestId))
    }
    void handle(req, res)
  }

  const handOnIfFree = (req: IncomingMessage, res: ServerResponse, requestId: string) => {
    const begun = inFlight.enter(askingOf(req))
    if (!begun) return refuseBusy(req, res, requestId)
    const timedFrom = options.showsTiming ? performance.now() : undefined
    const failure = () => failures.of(requestId) ?? unexplained(requestId)
    // The package's types want Express's request; it uses only what Node's has, too.
    compress(req as never, res as never, () => {
      watchResponse(req, res, { begun, failure, timedFrom })
      handOn(req, res, requestId)
    })
  }

  return (req, res) => {
    const requestId = randomUUID()
    const path = pathOf(req)
    // While draining, balancers must not reuse a connection that is about to close.
    if (isLeaving()) res.shouldKeepAlive = false
    const refusal = refusalOf(req, isPrivate)
    const isOfClosed = !refusal && isClosed(decodedPathOf(req), languages)
    if (!refusal && !isOfClosed && cache?.answer(req, res, requestId)) return
    res.setHeader('X-Request-Id', requestId)
    for (const [name, value] of headers) res.setHeader(name, value)
    if (refusal) return refuse(res, refusal, requestId)
    if (isOfClosed) return leadAway(res, path)
    if (cache && !cache.has(req)) {
      if (path.startsWith(BUILT_FILES)) return refuse(res, NOT_FOUND, requestId)
      if (isInBuiltRoom(placeOf(path))) return leadAway(res, placeOf(path), languageOfPath(path))
    }
    // Answered outside the concurrency limit: a busy process is healthy.
    if (path === live.path || path === ready.path) {
      const isWell = async () => !isLeaving() && (path === live.path || (await isReady()))
      return void answerHealth(req, res, requestId, isWell)
    }
    onceWhole(req, {
      whole: () => handOnIfFree(req, res, requestId),
      tooLarge: () => refuse(res, TOO_LARGE, requestId),
      tooSlow: () => {
        // The rest of the body would be read as the next request.
        res.shouldKeepAlive = false
        refuseBusy(req, res, requestId)
      },
    })
  }
}

/** Answers 200 with version and build, or 503. */
async function answerHealth(
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  isWell: () => Promise<boolean>,
): Promise<void> {
  if (!(await isWell())) return refuseAway(res, requestId)
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return refuse(res, METHOD_NOT_ALLOWED, requestId)
  const { version, build } = env
  res.statusCode = live.status
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Cache-Control', 'private, no-store')
  res.end(JSON.stringify({ status: 'ok', version, build } satisfies AnswerOf<typeof live>))
}

/** A page failed and nothing reported a cause, so it is a bug. */
function unexplained(requestId: string) {
  log.error({ request: requestId, status: 500 }, 'page failed')
  return { status: 500 }
}
