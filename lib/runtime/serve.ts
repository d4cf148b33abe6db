import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { environment } from '@/lib/environment'
import { env } from '@/lib/server/base/env'
import { keepFigures } from '@/lib/server/base/figures'
import { type FrontDoor, standAt } from '@/lib/server/base/lifecycle'
import { root } from './checkout.mjs'
import { UNREAD_BYTES } from './door/arrival'
import type { BuildRoutes } from './door/build-routes'
import { leisure } from './door/leisure'
import { Newcomers } from './door/newcomers'
import { type PageFailures, trackFailures } from './door/page-failures'
import { sayingHowLong } from './door/server-timing'
import { listen } from './listen'
import { ARRIVAL, endSlowConnections, keepAliveMs } from './slow-connections'

/** How long all of stopping may take. */
const DRAIN_MS = 10_000
/**
 * Of that, how long a server behind a proxy still takes requests, while it says that it is not ready: balancers ask
 * every second or two.
 */
const LEAVING_MS = 3_000
const SWEEP_MS = 100
/** After a start under load, those who waited for it are answered within this or a few times as long. */
const CALM_MS = 300

interface Serving {
  port: number
  /** Undefined for this machine alone. */
  host: string | undefined
  /** With hot reload, and without a build. */
  development?: boolean
  /** Makes ready, once it listens, what its first reader would wait for. */
  warm?: boolean
}

/**
 * The one HTTP server of the product, in production, development and tests. Expects the environment of
 * lib/server/base/env.ts to be set. Resolves, once it listens, to what drains and closes it; rejects where a setting is
 * not right, or the port is taken.
 */
export async function serve({ port, host, development = false, warm = false }: Serving) {
  // The log reads the environment as it loads, so it loads only now.
  const { frontDoor } = await import('./door/front-door')
  const { openBuild } = await import('./open-build')
  const behindProxy = env.trustedProxies > 0
  const server = createServer({
    ...ARRIVAL,
    keepAliveTimeout: keepAliveMs(behindProxy),
    maxHeaderSize: 16 * 1024,
    highWaterMark: UNREAD_BYTES,
  })
  // What a page throws is in the log already, as JSON and without what people typed (instrumentation.ts).
  const app = next({ dev: development, quiet: !development, dir: root, port, httpServer: server })
  const watched = await openWatch()
  const failures = trackFailures()
  const newcomers = new Newcomers()
  server.on('connection', () => newcomers.come())
  const inside = meetModules(failures)
  await Promise.all([app.prepare(), inside.start])
  const folder = join(root, environment().DISCERN_BUILD_DIR ?? '')
  const built = development ? undefined : await openBuild(folder)
  let isLeaving = false
  const door = {
    development,
    built,
    appUrl: env.appUrl,
    hstsSubdomains: env.hstsSubdomains,
    behindProxy,
    takesCards: env.stripe !== null,
    isLeaving: () => isLeaving,
    isReady: inside.isReady,
    failures,
    newcomers,
  }
  const handle = app.getRequestHandler()
  const answer = built?.answering(handle) ?? handle
  const listener = frontDoor(answer, door)
  server.on('request', watched(built?.routes, listener))
  // Only the developer's hot reload upgrades a connection.
  server.removeAllListeners('upgrade')
  if (development) server.on('upgrade', app.getUpgradeHandler())
  else server.on('upgrade', (_request, socket) => socket.destroy())
  const stopSweeping = endSlowConnections(server, { behindProxy })
  const stopListening = await listen(server, { port, host })
  for (const begin of inside.opened) begin()
  if (warm) void warmUp(inside.warming, built?.loadRoutes)
  return async (): Promise<void> => {
    isLeaving = true
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    const ended = endAll(inside.ends)
    if (behindProxy) await sleep(LEAVING_MS)
    const closed = stopListening()
    // A connection that has just had its answer is idle only now, and would be kept for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    await Promise.all([closed, ended])
    clearInterval(sweep)
    clearTimeout(timer)
    stopSweeping()
    await Promise.all([app.close(), built?.end()])
  }
}

/** What, around a listener, counts and times its answers, where somebody may see that; else nothing is around it. */
async function openWatch() {
  const { metricsToken, showsTiming } = env
  const figures = metricsToken ? (await import('./figures')).makeFigures() : undefined
  if (figures) keepFigures(figures)
  return (routes: BuildRoutes | undefined, listener: RequestListener) => {
    const timed = showsTiming ? sayingHowLong(listener) : listener
    return figures && routes ? figures.observing(timed, routes.routeOf) : timed
  }
}

/** Makes ready what its first reader would wait for; those who wait already come first. */
async function warmUp(
  warming: (() => void)[],
  loadRoutes: (() => Promise<void>) | undefined,
): Promise<void> {
  await leisure(CALM_MS)
  for (const prepare of warming) prepare()
  await loadRoutes?.()
}

type End = () => Promise<void>

/** Where the server's own modules say how their start went, what must end well, and how a page failed. */
function meetModules(failures: PageFailures) {
  const ends: End[] = []
  const opened: (() => void)[] = []
  const warming: (() => void)[] = []
  let started: FrontDoor['started'] = () => {}
  const start = new Promise<void>((resolve, reject) => {
    started = (fault) => (fault ? reject(fault) : resolve())
  })
  const door: FrontDoor = {
    ...{ started, opened, warming, ends },
    isReady: async () => false,
    pageFailed: failures.report,
  }
  standAt(door)
  return { start, opened, warming, ends, isReady: () => door.isReady() }
}

/** Lets background work come to its end, while there is time. */
async function endAll(ends: End[]): Promise<void> {
  const ended = Promise.allSettled(ends.map((end) => end()))
  await Promise.race([ended, sleep(DRAIN_MS, undefined, { ref: false })])
}
