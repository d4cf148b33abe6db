import type { IncomingMessage } from 'node:http'

/**
 * Calls `then` once the whole body of a request is here, or as much of it as is taken in unread (the server's
 * `highWaterMark`), and never where the client goes away before. Nothing of it is read: Next refuses a body that
 * somebody has touched. So a client that sends slowly keeps no place at work that others could use.
 */
export function onceArrived(req: IncomingMessage, then: () => void): void {
  const { headers } = req
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
  if (!hasBody) {
    then()
    return
  }
  const look = () => {
    if (!req.complete && req.readableLength < req.readableHighWaterMark) return
    req.off('readable', look)
    then()
  }
  req.on('readable', look)
}
