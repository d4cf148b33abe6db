import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How often connections are looked at. None that is slow or half open outlives 15 seconds. */
const CHECK_MS = 500

/** What Node itself looks after: how long the headers of a request may take, and all of it. */
export const ARRIVAL = {
  connectionsCheckingInterval: CHECK_MS,
  headersTimeout: 7_000,
  requestTimeout: 9_000,
}

/**
 * How long a connection stays open between two requests. Node announces whole seconds, rounded down, so a client that
 * goes by them does not use a connection that is being closed. Behind a proxy it is longer than the proxy keeps its
 * own.
 */
export const keepAliveMs = (behindProxy: boolean) => (behindProxy ? 65_900 : 7_900)

/** After that, time for the headers of a request that began just before. */
const GRACE_MS = 3_000

/** How long a client may take nothing of an answer that waits for it. */
const READING_MS = 7_000

interface Connection {
  /** Answers under way. */
  answers: number
  /** When it last moved, by `performance.now()`. */
  since: number
  /** Bytes that have left for good. */
  left: number
}

/**
 * Closes what Node's own limits miss: bytes between two requests that begin none, each of which restarts Node's timer,
 * and answers that are not read. Returns what ends that.
 */
export function endSlowConnections(
  server: Server,
  { behindProxy }: { behindProxy: boolean },
): () => void {
  const idleMs = keepAliveMs(behindProxy) + GRACE_MS
  const open = new Map<Socket, Connection>()

  server.on('connection', (socket) => {
    open.set(socket, { answers: 0, since: performance.now(), left: 0 })
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const state = open.get(socket)
    if (!state) return
    state.answers += 1
    response.once('close', () => {
      state.answers -= 1
      state.since = performance.now()
    })
  })

  // What the developer's hot reload speaks from here on is its own.
  server.on('upgrade', ({ socket }) => open.delete(socket))

  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, state] of open) {
      // A connection whose answer is being made is not slow.
      const isReading = socket.writableLength > 0
      const left = socket.bytesWritten - socket.writableLength
      if (left !== state.left || (state.answers > 0 && !isReading)) state.since = now
      state.left = left
      if (now - state.since > (isReading ? READING_MS : idleMs)) socket.destroy()
    }
  }, CHECK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
