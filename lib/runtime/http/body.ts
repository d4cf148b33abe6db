import type { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES } from '@/lib/api/endpoint'

/**
 * The server's `highWaterMark`: how much of a body it takes in before it is read. One byte more than a body may have, so
 * that one that is too large shows, and one of the full size comes to its end.
 */
export const UNREAD_BYTES = MAX_BODY_BYTES + 1

/** How many bodies may be on their way at once: with 64 KB each, what they take of memory. */
const MOST_ON_THEIR_WAY = 1_000

interface Outcome {
  /** The whole body has arrived, and is unread: Next rejects a request that was read from. */
  whole: () => void
  /** It has more than MAX_BODY_BYTES. */
  tooLarge: () => void
  /** Too many others are on their way, and this one has been for the longest. */
  tooSlow: () => void
}

/**
 * Waits for the whole body of each request, so that a slow client takes no place in flight. Calls nothing where the
 * client goes away, or Node's own time limit ends the connection (slow-connections.ts).
 */
export function bodyLimit(most = MOST_ON_THEIR_WAY) {
  /** What refuses each, the oldest first. */
  const onTheirWay = new Map<IncomingMessage, () => void>()

  return (req: IncomingMessage, { whole, tooLarge, tooSlow }: Outcome): void => {
    if (!hasBody(req)) {
      whole()
      return
    }
    const leave = () => {
      req.off('readable', look)
      onTheirWay.delete(req)
    }
    const look = () => {
      const isTooLarge = req.readableLength > MAX_BODY_BYTES
      if (!isTooLarge && !req.complete) return
      leave()
      if (isTooLarge) tooLarge()
      else whole()
    }
    onTheirWay.set(req, () => {
      leave()
      tooSlow()
    })
    req.on('readable', look).once('close', leave)
    if (onTheirWay.size > most) onTheirWay.values().next().value?.()
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
