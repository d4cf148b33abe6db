/** What the front door answers by itself. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerOf } from '@/lib/api/endpoint'
import type { ErrorEnvelope } from '@/lib/api/error-envelope'
import { ERROR_STATUS } from '@/lib/api/errors'
import { live } from '@/lib/api/system'
import { messages } from '@/lib/messages'
import { env } from '@/lib/server/base/env'
import { log } from '@/lib/server/base/log'
import { leadOf } from '@/lib/unknown-path'
import { isApi, pathOf } from './asked'
import { BROKEN_PAGE, BUSY_PAGE } from './bare-page'
import { hashPolicy } from './content-policy'
import type { Refusal } from './refusals'

/** Answers a refusal in the API's envelope, whatever was asked for. */
export function refuse(res: ServerResponse, { code, error, why }: Refusal, request: string): void {
  const status = ERROR_STATUS[code]
  if (why) log.info({ request, status }, why)
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Cache-Control', 'private, no-store')
  // A body that we do not read would stand before the next request.
  if (status === 413 || status === 415) res.setHeader('Connection', 'close')
  res.end(JSON.stringify({ error, code } satisfies ErrorEnvelope))
}

/** In seconds. What is refused so was not begun. */
const RETRY_SECONDS = 2

/** Both have the same style, which is what their policy names. */
const BARE_POLICY = hashPolicy(BUSY_PAGE)

/** Answers what there is no room for (docs/decisions/061): a call in the API's envelope, a page in words for people. */
export function refuseBusy(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  res.setHeader('Retry-After', String(RETRY_SECONDS))
  if (isApi(req)) {
    refuse(res, { code: 'busy', error: messages.api.tooBusy }, requestId)
    return
  }
  sendBarePage(req, res, BUSY_PAGE)
}

/** Answers what the database would know, while it is away. */
export function refuseAway(res: ServerResponse, requestId: string): void {
  res.setHeader('Retry-After', String(RETRY_SECONDS))
  refuse(res, { code: 'unavailable', error: messages.api.unavailable }, requestId)
}

/** Answers a built page that could not be rendered. The next request tries again. */
export function refuseBroken(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Retry-After', String(RETRY_SECONDS))
  sendBarePage(req, res, BROKEN_PAGE)
}

function sendBarePage(req: IncomingMessage, res: ServerResponse, page: string): void {
  res.statusCode = 503
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Cache-Control', 'private, no-store')
  res.setHeader('Content-Security-Policy', BARE_POLICY)
  res.end(req.method === 'HEAD' ? undefined : page)
}

/** Says that all is well, of the process, or of its database, too; and which version and build this is. */
export function answerHealth(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    refuse(res, { code: 'method_not_allowed', error: messages.api.methodNotAllowed }, requestId)
    return
  }
  res.statusCode = live.status
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Cache-Control', 'private, no-store')
  const { version, build } = env
  res.end(JSON.stringify({ status: 'ok', version, build } satisfies AnswerOf<typeof live>))
}

/** Whether we answer what asks for a path that nothing has. */
export const isLedAway = (req: IncomingMessage): boolean => isApi(req) || req.method !== 'OPTIONS'

/** Answers what asks for a path that nothing has. */
export function leadAway(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  if (isApi(req)) {
    refuse(res, { code: 'not_found', error: messages.api.notFound }, requestId)
    return
  }
  const { to, status } = leadOf(decodeURIComponent(pathOf(req)).split('/').filter(Boolean))
  res.setHeader('Location', to)
  res.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate')
  res.writeHead(status).end()
}
