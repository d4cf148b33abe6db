import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorEnvelope } from '@/lib/api/error-envelope'
import { messages } from '@/lib/messages'
import type { PageAnswer } from '@/lib/server/base/lifecycle'
import { withoutFileNonces } from './csp'
import { withCharset } from './headers'
import { isApi } from './path'
import { METHOD_NOT_ALLOWED } from './refuse'
import { holdWhole } from './whole-answer'

interface Watching {
  /** Called when the answer begins, or its client is gone: what is left of it waits for the client and not for us. */
  begun: () => void
  /** What a page that failed is to answer. */
  failure: () => PageAnswer
  /** When the request came, by `performance.now()`, where the answer is to say how long it took until its first byte. */
  timedFrom: number | undefined
}

/** What node's own functions of a response take; they are handed on as they came. */
type Write = (...args: unknown[]) => boolean
type Chain = (...args: unknown[]) => ServerResponse

/**
 * The one wrapper around a response of Next's. A page that failed in an outage says 503 with Retry-After, one with a bug
 * 500; a failed call whose body is empty gets the API's envelope, as to a wrong method; scripts that are files lose their
 * nonce.
 */
export function watchResponse(
  req: IncomingMessage,
  res: ServerResponse,
  { begun, failure, timedFrom }: Watching,
): void {
  res.once('close', begun)
  const writeHead = res.writeHead.bind(res) as Chain
  res.writeHead = (status: number, ...rest: unknown[]) => {
    begun()
    if (timedFrom !== undefined) addTiming(res, timedFrom)
    addCharset(res)
    const isFailedPage = status === 500 && !isApi(req)
    return writeHead(isFailedPage ? failPage(res, failure()) : status, ...rest)
  }
  const write = res.write.bind(res) as Write
  const end = res.end.bind(res) as Chain
  if (isApi(req)) {
    watchCall(req, res, { write, end })
    return
  }
  res.write = (piece: unknown, ...rest: unknown[]) => write(withoutFileNonces(piece, res), ...rest)
  res.end = (piece?: unknown, ...rest: unknown[]) => end(withoutFileNonces(piece, res), ...rest)
}

/** Of a call of the API: an answer that is whole says how long it is, and a bare failure what it is. */
function watchCall(
  req: IncomingMessage,
  res: ServerResponse,
  { write, end }: { write: Write; end: Chain },
): void {
  const whole = holdWhole(req, res, end)
  const flushHeaders = res.flushHeaders.bind(res)
  res.flushHeaders = () => {
    if (!whole.isWhole()) flushHeaders()
  }
  res.write = (piece: unknown, ...rest: unknown[]) => {
    if (!whole.isWhole()) return write(piece, ...rest)
    whole.hold(piece)
    return true
  }
  res.end = (piece?: unknown, ...rest: unknown[]) => {
    if (isBareFailure(req, res)) return end(envelope(res))
    if (!whole.isWhole()) return end(piece, ...rest)
    whole.send(piece).catch(() => res.destroy())
    return res
  }
}

function addCharset(res: ServerResponse): void {
  const type = res.getHeader('content-type')
  if (typeof type === 'string' && !res.headersSent) res.setHeader('content-type', withCharset(type))
}

function failPage(res: ServerResponse, { status, retryAfter }: PageAnswer): number {
  res.statusCode = status
  if (retryAfter) res.setHeader('Retry-After', String(retryAfter))
  return status
}

const isBareFailure = (req: IncomingMessage, res: ServerResponse) =>
  res.statusCode >= 400 &&
  !res.headersSent &&
  !res.hasHeader('content-type') &&
  req.method !== 'HEAD'

function envelope(res: ServerResponse): string {
  const { code, error } =
    res.statusCode === 405
      ? METHOD_NOT_ALLOWED
      : ({ code: 'unexpected', error: messages.api.unexpected } as const)
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Cache-Control', 'private, no-store')
  return JSON.stringify({ error, code } satisfies ErrorEnvelope)
}

/** After the product's own steps. */
function addTiming(res: ServerResponse, from: number): void {
  if (res.headersSent) return
  const steps = res.getHeader('server-timing')
  const total = `total;dur=${(performance.now() - from).toFixed(2)}`
  res.setHeader('Server-Timing', steps ? `${steps}, ${total}` : total)
}
