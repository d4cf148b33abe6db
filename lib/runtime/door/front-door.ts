/**
 * What every request passes before Next sees it, and every answer before the client does (docs/decisions/004). Next's
 * own server trusts a client's forwarding headers, answers TRACE and reads bodies of any size; this does not.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import { live, ready } from '@/lib/api/system'
import { isLoopback } from '@/lib/loopback'
import { log } from '@/lib/server/base/log'
import { admission, kindOf } from './admission'
import { guardApiAnswer } from './api-answer'
import { arrivals } from './arrival'
import { isApi, pathOf } from './asked'
import type { BuildRoutes } from './build-routes'
import type { KeptAnswers } from './kept-answers'
import type { Newcomers } from './newcomers'
import { BUILT_FILES } from './other-builds'
import { answerHealth, isLedAway, leadAway, refuse, refuseAway, refuseBusy } from './own-answers'
import { guardPageAnswer } from './page-answer'
import type { PageFailures } from './page-failures'
import { refusalOf, TOO_LARGE } from './refusals'
import { SmallAnswers } from './small-answers'
import { joinFirstPiece } from './whole-answer'

export interface Door {
  development: boolean
  /** What the build can answer, and what is kept of it; undefined for the developer's server, which has no build. */
  built: { routes: BuildRoutes; kept: KeptAnswers } | undefined
  appUrl: URL
  /** Whether a browser is told to ask every name below ours over https, too. */
  hstsSubdomains: boolean
  /** Whether what a proxy of ours adds about a request is believed. */
  behindProxy: boolean
  takesCards: boolean
  /** Whether the server was told to stop, and still answers. */
  isLeaving: () => boolean
  /** Whether the database answers; asked often, it looks seldom (lib/server/http/health.ts). */
  isReady: () => Promise<boolean>
  failures: PageFailures
  /** Told of each connection. */
  newcomers: Newcomers
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

const isHealth = (req: IncomingMessage) => pathOf(req) === live.path || pathOf(req) === ready.path

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** The server's listener: it refuses, answers what it knows by itself, guards the answer, and lets Next `handle` the rest. */
export function frontDoor(handle: Handle, door: Door): RequestListener {
  const { development, appUrl, failures, built } = door
  const secure = appUrl.protocol === 'https:'
  const transport = secure
    ? `max-age=31536000${door.hstsSubdomains ? '; includeSubDomains' : ''}`
    : undefined
  const isPrivate = isLoopback(appUrl.hostname)
  /** The developer's server has no build that says so; its files wait for nothing. */
  const isFixed = (req: IncomingMessage) =>
    built ? built.routes.fixed.has(pathOf(req)) : pathOf(req).startsWith(BUILT_FILES)
  const { isBusy, pass } = admission(door.newcomers)
  const onceArrived = arrivals()
  const small = new SmallAnswers({ isBusy, isShut: () => door.newcomers.areMany })
  const guardAndHandle = (req: IncomingMessage, res: ServerResponse, requestId: string) => {
    joinFirstPiece(res)
    if (isApi(req)) guardApiAnswer(req, res)
    else {
      failures.begin(requestId)
      res.once('close', () => failures.end(requestId))
      const failure = () => failures.of(requestId) ?? unexplained(requestId)
      guardPageAnswer(req, res, { development, takesCards: door.takesCards, failure })
    }
    built?.kept.watch(req, res)
    void handle(req, res)
  }
  return (req, res) => {
    const requestId = randomUUID()
    // A balancer is to use each connection no more, before it closes under the next request.
    if (door.isLeaving()) res.shouldKeepAlive = false
    const refusal = refusalOf(req, isPrivate)
    const found = !refusal && built?.kept.find(req, res, requestId)
    if (found) return small.give(found)
    setSecurityHeaders(res, requestId, transport)
    if (refusal) return small.give(() => refuse(res, refusal, requestId))
    // Before everything else: they say whether the process is well and stays, and not how busy it is.
    if (door.isLeaving() && isHealth(req)) return refuseAway(res, requestId)
    if (pathOf(req) === live.path) return answerHealth(req, res, requestId)
    if (pathOf(req) === ready.path) {
      const answer = (isReady: boolean) => () =>
        isReady ? answerHealth(req, res, requestId) : refuseAway(res, requestId)
      return void door.isReady().then((isReady) => small.give(answer(isReady)))
    }
    if (built && !built.routes.isKnown(pathOf(req)) && isLedAway(req)) {
      return small.give(() => leadAway(req, res, requestId))
    }
    const whole = () =>
      pass(res, {
        kind: kindOf(req, isFixed(req)),
        refuse: () => small.give(() => refuseBusy(req, res, requestId)),
        admit: () => {
          // Kept while it waited.
          const kept = built?.kept.find(req, res, requestId)
          if (kept) return kept()
          cleanHeaders(req, requestId, secure, door)
          // The package's types know Express's request, of which it uses what is ours, too.
          compress(req as never, res as never, () => guardAndHandle(req, res, requestId))
        },
      })
    onceArrived(req, {
      whole,
      tooLarge: () => small.give(() => refuse(res, TOO_LARGE, requestId)),
      tooSlow: () => {
        // What is still to come of its body would stand before the next request.
        res.shouldKeepAlive = false
        small.give(() => refuseBusy(req, res, requestId))
      },
    })
  }
}

function setSecurityHeaders(
  res: ServerResponse,
  requestId: string,
  transport: string | undefined,
): void {
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
  if (transport) res.setHeader('Strict-Transport-Security', transport)
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
      /^x-(middleware|forwarded|nextjs|next|matched|invoke|vercel|real-ip|prerender)/.test(name) ||
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
