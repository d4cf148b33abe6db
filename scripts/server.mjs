/**
 * The front door: the one HTTP server of the product, in production, development and tests.
 * `serve` expects the environment of lib/server/env.ts to be set.
 */
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { frontDoor } from './front-door.mjs'
import { root } from './settings.mjs'

const DRAIN_MS = 10_000
const SWEEP_MS = 100

/** Serves until stopped. Resolves, once it listens, to a function that drains and closes. */
export async function serve({ port, development = false }) {
  const server = createServer({ maxHeaderSize: 16 * 1024 })
  server.requestTimeout = 15_000
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 65_000
  const app = next({ dev: development, dir: root, port, httpServer: server })
  const inside = meetModules()
  await Promise.all([app.prepare(), inside.start])
  const appUrl = new URL(process.env.APP_URL)
  const behindProxy = Number(process.env.TRUSTED_PROXIES) > 0
  const takesCards = Boolean(process.env.STRIPE_SECRET_KEY)
  const door = { development, appUrl, behindProxy, takesCards }
  server.on('request', frontDoor(app.getRequestHandler(), door))
  // Only the developer's hot reload upgrades a connection.
  const upgrade = development ? app.getUpgradeHandler() : (_req, socket) => socket.destroy()
  server.removeAllListeners('upgrade')
  server.on('upgrade', upgrade)
  await listen(server, port)
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    // A connection that has just had its answer is idle only now, and would be kept for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    await Promise.all([closed, endAll(inside.ends)])
    clearInterval(sweep)
    clearTimeout(timer)
    await app.close()
  }
}

/** Where the server's own modules say how their start went and what must end well (lib/server/front-door.ts). */
function meetModules() {
  const ends = []
  const start = new Promise((resolve, reject) => {
    const started = (fault) => (fault ? reject(fault) : resolve())
    globalThis[Symbol.for('discern.front-door')] = { started, ends }
  })
  return { start, ends }
}

/** Lets background work come to its end, while there is time. */
async function endAll(ends) {
  const ended = Promise.allSettled(ends.map((end) => end()))
  await Promise.race([ended, sleep(DRAIN_MS, undefined, { ref: false })])
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
}
