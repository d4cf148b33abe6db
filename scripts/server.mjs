/**
 * The front door: the one HTTP server of the product, in production, development and tests.
 * `serve` expects the environment of lib/server/base/env.ts to be set.
 */
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { frontDoor } from './front-door.mjs'
import { listen } from './listen.mjs'
import { trackFailures } from './page-failures.mjs'
import { root } from './settings.mjs'
import { ARRIVAL, endSlowConnections, keepAliveMs } from './slow-connections.mjs'

const DRAIN_MS = 10_000
const SWEEP_MS = 100

/** Serves until stopped. Resolves, once it listens, to a function that drains and closes. */
export async function serve({ port, host, development = false }) {
  const behindProxy = Number(process.env.TRUSTED_PROXIES) > 0
  const server = createServer({
    ...ARRIVAL,
    keepAliveTimeout: keepAliveMs(behindProxy),
    maxHeaderSize: 16 * 1024,
  })
  // What a page throws is in the log already, as JSON and without what people typed (instrumentation.ts).
  const app = next({ dev: development, quiet: !development, dir: root, port, httpServer: server })
  const failures = trackFailures()
  const inside = meetModules(failures)
  await Promise.all([app.prepare(), inside.start])
  const appUrl = new URL(process.env.APP_URL)
  const takesCards = Boolean(process.env.STRIPE_SECRET_KEY)
  const door = { development, appUrl, behindProxy, takesCards, failures }
  server.on('request', frontDoor(app.getRequestHandler(), door))
  // Only the developer's hot reload upgrades a connection.
  const upgrade = development ? app.getUpgradeHandler() : (_req, socket) => socket.destroy()
  server.removeAllListeners('upgrade')
  server.on('upgrade', upgrade)
  const stopSweeping = endSlowConnections(server, { behindProxy })
  const stopListening = await listen(server, { port, host })
  return async () => {
    const closed = stopListening()
    // A connection that has just had its answer is idle only now, and would be kept for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    await Promise.all([closed, endAll(inside.ends)])
    clearInterval(sweep)
    clearTimeout(timer)
    stopSweeping()
    await app.close()
  }
}

/** Where the server's own modules say how their start went, what must end well, and how a page failed (lib/server/base/lifecycle.ts). */
function meetModules(failures) {
  const ends = []
  const start = new Promise((resolve, reject) => {
    const started = (fault) => (fault ? reject(fault) : resolve())
    const pageFailed = failures.report
    globalThis[Symbol.for('discern.front-door')] = { started, ends, pageFailed }
  })
  return { start, ends }
}

/** Lets background work come to its end, while there is time. */
async function endAll(ends) {
  const ended = Promise.allSettled(ends.map((end) => end()))
  await Promise.race([ended, sleep(DRAIN_MS, undefined, { ref: false })])
}
