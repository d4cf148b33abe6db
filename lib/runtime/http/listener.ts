/**
 * What every request passes before Next: refuse, headers, concurrency or static cache. Next's own server trusts a client's
 * forwarding headers, answers TRACE and reads bodies of any size; this does not.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import type { AnswerOf } from '@/lib/api/endpoint'
import { live, ready } from '@/lib/api/system'
import { isLoopback } from '@/lib/loopback'
import { env } from '@/lib/server/base/env'
import { log } from '@/lib/server/base/log'
import { bodyLimit } from './body'
import { concurrencyLimit, kindOf } from './concurrency'
import { asksForCards, noncePolicy } from './csp'
import { cleanHeaders, securityHeaders } from './headers'
import { type PageFailures, refuseAway, refuseBusy } from './outage'
import { BUILT_FILES, isApi, pathOf } from './path'
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
  /** Whether a browser is told to ask every name below ours over https, too. */
  hstsSubdomains: boolean
  /** Whether what a proxy of ours adds about a request is believed. */
  behindProxy: boolean
  takesCards: boolean
  /** Whether answers say how long they took until their first byte. */
  showsTiming: boolean
  /** Whether the server was told to stop, and still answers. */
  isLeaving: () => boolean
  /** Whether the database answers; asked often, it looks seldom (lib/server/http/health.ts). */
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

/** The server's listener; what passes it, Next is to `handle`. */
export function createListener(handle: Handle, options: Options): RequestListener {
  const { cache, appUrl, failures, isLeaving, isReady } = options
  const development = cache === undefined
  const headers = Object.entries(securityHeaders(options))
  const isPrivate = isLoopback(appUrl.hostname)
  const onceWhole = bodyLimit()
  const inFlight = concurrencyLimit()

  const pass = (req: IncomingMessage, res: ServerResponse, requestId: string) => {
    cleanHeaders(req, { requestId, development, ...options })
    if (!isApi(req)) {
      const takesCards = options.takesCards && asksForCards(pathOf(req))
      const policy = noncePolicy(randomBytes(16).toString('base64'), { development, takesCards })
      // Next reads the nonce from the policy on the request.
      req.headers['content-security-policy'] = policy
      res.setHeader('Content-Security-Policy', policy)
      failures.begin(requestId)
      res.once('close', () => failures.end(requestId))
    }
    void handle(req, res)
  }

  const admit = (req: IncomingMessage, res: ServerResponse, requestId: string) => {
    const begun = inFlight.enter(kindOf(req))
    if (!begun) return refuseBusy(req, res, requestId)
    const timedFrom = options.showsTiming ? performance.now() : undefined
    const failure = () => failures.of(requestId) ?? unexplained(requestId)
    // The package's types know Express's request, of which it uses what is ours, too.
    compress(req as never, res as never, () => {
      watchResponse(req, res, { begun, failure, timedFrom })
      pass(req, res, requestId)
    })
  }

  return (req, res) => {
    const requestId = randomUUID()
    const path = pathOf(req)
    // A balancer is to use each connection no more, before it closes under the next request.
    if (isLeaving()) res.shouldKeepAlive = false
    const refusal = refusalOf(req, isPrivate)
    if (!refusal && cache?.answer(req, res, requestId)) return
    res.setHeader('X-Request-Id', requestId)
    for (const [name, value] of headers) res.setHeader(name, value)
    if (refusal) return refuse(res, refusal, requestId)
    if (cache && !cache.has(req)) {
      if (path.startsWith(BUILT_FILES)) return refuse(res, NOT_FOUND, requestId)
      if (isInBuiltRoom(path)) return leadAway(req, res)
    }
    // Before everything else: they say whether the process is well and stays, and not how busy it is.
    if (path === live.path || path === ready.path) {
      const isWell = async () => !isLeaving() && (path === live.path || (await isReady()))
      return void answerHealth(req, res, requestId, isWell)
    }
    onceWhole(req, {
      whole: () => admit(req, res, requestId),
      tooLarge: () => refuse(res, TOO_LARGE, requestId),
      tooSlow: () => {
        // What is still to come of its body would stand before the next request.
        res.shouldKeepAlive = false
        refuseBusy(req, res, requestId)
      },
    })
  }
}

/** Says of the process, or of its database, too, that it is well; and which version and build this is. */
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

/** A page failed, and nothing said why: a bug. */
function unexplained(requestId: string) {
  log.error({ request: requestId, status: 500 }, 'page failed')
  return { status: 500 }
}
