import { createServer } from 'node:http'
import { join } from 'node:path'
import inject from 'light-my-request'
import next from 'next'
import { environment } from '@/lib/environment'
import { env } from '@/lib/server/base/env'
import { keepFigures } from '@/lib/server/base/figures'
import { type ServerHooks, setServerHooks } from '@/lib/server/base/lifecycle'
import { root } from './checkout.mjs'
import { loadFirstRoutes } from './first-routes'
import { UNREAD_BYTES } from './http/body'
import { brotliOf } from './http/brotli-files'
import { readBuildOutput } from './http/build-output'
import { drain } from './http/drain'
import { securityHeaders } from './http/headers'
import { watchLateness } from './http/lateness'
import type { Handle } from './http/listener'
import type { PageFailures } from './http/refusals'
import { ARRIVAL, endSlowConnections, keepAliveMs } from './http/slow-connections'
import { listen } from './listen'

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
 * The one HTTP server of the product, in production, development and tests: Next as a custom server (its documentation,
 * "Custom Server"). Expects the environment of lib/server/base/env.ts to be set. Resolves, once it listens, to what drains
 * and closes it; rejects where a setting is not right, or the port is taken.
 */
export async function serve({ port, host, development = false, warm = false }: Serving) {
  // The log reads the environment as it loads, so it loads only now.
  const { createListener } = await import('./http/listener')
  const { trackFailures } = await import('./http/refusals')
  const { appUrl, hstsSubdomains, languages, metricsToken, showsTiming, stripe, trustedProxies } =
    env
  const behindProxy = trustedProxies > 0
  const server = createServer({
    ...ARRIVAL,
    keepAliveTimeout: keepAliveMs(behindProxy),
    maxHeaderSize: 16 * 1024,
    highWaterMark: UNREAD_BYTES,
  })
  // What a page throws is in the log already, as JSON and without what people typed (instrumentation.ts).
  const app = next({ dev: development, quiet: !development, dir: root, port, httpServer: server })
  const figures = metricsToken ? (await import('./figures')).makeFigures() : undefined
  if (figures) keepFigures(figures)
  const failures = trackFailures()
  const inside = meetModules(failures)
  await Promise.all([app.prepare(), inside.start])
  const handle = app.getRequestHandler()
  const built = development ? undefined : await openBuild(handle)
  let isLeaving = false
  const listener = createListener(handle, {
    cache: built?.cache,
    appUrl,
    hstsSubdomains,
    behindProxy,
    showsTiming,
    failures,
    takesCards: stripe !== null,
    languages,
    // The developer's server compiles between two answers, and is late without a crowd.
    lateMs: development ? () => 0 : watchLateness(),
    isLeaving: () => isLeaving,
    isReady: inside.isReady,
  })
  server.on('request', figures && built ? figures.observing(listener, built.routeOf) : listener)
  // Only the developer's hot reload upgrades a connection.
  server.removeAllListeners('upgrade')
  if (development) server.on('upgrade', app.getUpgradeHandler())
  else server.on('upgrade', (_request, socket) => socket.destroy())
  const stopSweeping = endSlowConnections(server, { behindProxy })
  const stopListening = await listen(server, { port, host })
  for (const begin of inside.opened) begin()
  if (warm) {
    for (const prepare of inside.warming) prepare()
    if (built) void loadFirstRoutes(built.ask, () => isLeaving)
  }
  return async (): Promise<void> => {
    isLeaving = true
    await drain(server, { behindProxy, stopListening, ends: inside.ends })
    stopSweeping()
    await app.close()
  }
}

/** What is kept of the build, and the names of its routes. */
async function openBuild(handle: Handle) {
  const { StaticCache } = await import('./http/static-cache')
  const folder = join(root, environment().DISCERN_BUILD_DIR ?? '')
  const { staticPaths, routeOf } = readBuildOutput(folder, join(root, 'public'))
  const ask = async (path: string, method: 'GET' | 'OPTIONS' = 'GET') => {
    const headers = { host: env.appUrl.host }
    const answer = await inject((req, res) => void handle(req as never, res as never), {
      method,
      url: encodeURI(path),
      headers,
    })
    return { ...answer, body: answer.rawPayload }
  }
  const cache = new StaticCache({
    paths: staticPaths,
    ask,
    headers: securityHeaders(env),
    packed: (body) => brotliOf(folder, body),
  })
  return { cache, routeOf, ask }
}

type End = () => Promise<void>

/** Where modules of the Next server report how their start went, what to end, and how a page failed. */
function meetModules(failures: PageFailures) {
  const ends: End[] = []
  const opened: (() => void)[] = []
  const warming: (() => void)[] = []
  let started: ServerHooks['started'] = () => {}
  const start = new Promise<void>((resolve, reject) => {
    started = (fault) => (fault ? reject(fault) : resolve())
  })
  const hooks: ServerHooks = {
    started,
    opened,
    warming,
    ends,
    isReady: async () => false,
    pageFailed: failures.report,
  }
  setServerHooks(hooks)
  return { start, opened, warming, ends, isReady: () => hooks.isReady() }
}
