import type { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES } from '@/lib/api/endpoint'

/**
 * Calls `then` once the whole body of a request is here, or more of it than the product takes; whoever reads the
 * request next finds the body unread. Never, where the client goes away before. So a client that sends slowly keeps
 * no place at work that others could use.
 */
export function onceArrived(req: IncomingMessage, then: () => void): void {
  const { headers } = req
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
  if (!hasBody) {
    then()
    return
  }
  const chunks: Buffer[] = []
  let length = 0
  const take = () => {
    // A read of nothing at the end would end the stream, and nothing could be put back.
    while (req.readableLength > 0) {
      const chunk: Buffer = req.read()
      chunks.push(chunk)
      length += chunk.length
    }
    if (!req.complete && length <= MAX_BODY_BYTES) return
    req.off('readable', take)
    if (length > 0) req.unshift(Buffer.concat(chunks))
    then()
  }
  req.on('readable', take)
}
