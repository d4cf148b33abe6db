import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long all of stopping may take. */
const DRAIN_MS = 10_000
/**
 * Of that, how long a server behind a proxy still takes requests, while it says that it is not ready: balancers ask
 * every second or two.
 */
const LEAVING_MS = 3_000
const SWEEP_MS = 100

interface Draining {
  behindProxy: boolean
  stopListening: () => Promise<unknown>
  /** Background work that is brought to its end meanwhile. */
  ends: (() => Promise<void>)[]
}

/** Lets requests and background work come to their end, and closes the server. */
export async function drain(
  server: Server,
  { behindProxy, stopListening, ends }: Draining,
): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  const ended = Promise.race([
    Promise.allSettled(ends.map((end) => end())),
    sleep(DRAIN_MS, undefined, { ref: false }),
  ])
  if (behindProxy) await sleep(LEAVING_MS)
  const closed = stopListening()
  // A connection that has just had its answer is idle only now, and would be kept for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await Promise.all([closed, ended])
  clearInterval(sweep)
  clearTimeout(timer)
}
