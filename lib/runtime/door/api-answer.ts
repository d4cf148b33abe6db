import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorEnvelope } from '@/lib/api/error-envelope'
import { messages } from '@/lib/messages'

const { methodNotAllowed, unexpected } = messages.api

/** Next answers a wrong method with an empty body; the API promises its envelope for every failure. */
export function guardApiAnswer(req: IncomingMessage, res: ServerResponse): void {
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse
  res.end = (...args: unknown[]) => {
    const isBare = res.statusCode >= 400 && !res.headersSent && !res.getHeader('content-type')
    if (!isBare || req.method === 'HEAD') return end(...args)
    res.setHeader('Content-Type', 'application/json')
    res.setHeader('Cache-Control', 'private, no-store')
    const body: ErrorEnvelope =
      res.statusCode === 405
        ? { error: methodNotAllowed, code: 'method_not_allowed' }
        : { error: unexpected, code: 'unexpected' }
    return end(JSON.stringify(body))
  }
}
