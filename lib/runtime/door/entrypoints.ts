/**
 * Calls of the API, and whoever asks for a page that is rendered for them, go to Next's entrypoint of their route (Next's
 * docs, Adapters, "Invoking Entrypoints"), and not through its server, which would find the route a second time
 * (docs/decisions/100).
 */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { messages } from '@/lib/messages'
import { handleDirectly } from '@/lib/server/base/direct-calls'
import { log } from '@/lib/server/base/log'
import { pathOf } from './asked'
import { refuse, refuseBroken } from './own-answers'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>
type Params = Record<string, string>

/** What Next's build makes of a route.ts, and of a page.tsx. */
interface Entrypoint {
  handler: (
    req: IncomingMessage,
    res: ServerResponse,
    context: { requestMeta: { distDir: string; params: Params | undefined } },
  ) => Promise<void>
}

const UNEXPECTED = { code: 'unexpected', error: messages.api.unexpected } as const

/** The same `handle` but for what has an entrypoint. `folder` is the whole path of a build. */
export function enteringDirectly(handle: Handle, folder: string): Handle {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const load = createRequire(join(folder, 'server/'))
  const find = routeFinder(read('server/app-paths-manifest.json'), read('prerender-manifest.json'))
  return async (req, res) => {
    const found = find(pathOf(req))
    if (!found || (found.isPage && !isForDocument(req))) return handle(req, res)
    try {
      const { handler } = load(`./${found.file}`) as Entrypoint
      const enter = () =>
        handler(req, res, { requestMeta: { distDir: folder, params: found.params } })
      if (found.isPage) await enter()
      else await handleDirectly(String(req.headers['x-request-id']), req, res, enter)
    } catch (error) {
      // Next answers what a route or a page throws; this is what it throws itself, which its server would have caught.
      log.error(
        { file: found.file, fault: error instanceof Error ? error.name : typeof error },
        'unexpected',
      )
      if (res.headersSent) res.destroy()
      else if (found.isPage) refuseBroken(req, res)
      else refuse(res, UNEXPECTED, String(req.headers['x-request-id']))
    }
  }
}

/** Whether a browser wants a whole page, and not what React asks for to go on with the one that it has. */
const isForDocument = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.rsc === undefined

/** Next's name of a route handler of the API, or of a page, but of one that takes the rest of a path. */
const ROUTE = /^(\/api\/(?:(?!\[\.\.\.).)+)\/route$/
const PAGE = /^(\/(?!_)(?:(?!\[\.\.\.).)+)\/page$/

/** A folder that is not in the path. */
const GROUP = /\/\([^/]+\)/g

/** Of Next's manifest: what was rendered with the build, which Next's server knows how to keep. */
interface Prerendered {
  routes: Readonly<Record<string, unknown>>
  dynamicRoutes: Readonly<Record<string, unknown>>
}

interface Found {
  file: string
  isPage: boolean
  params: Params | undefined
}

/**
 * Finds the file and the parameters of a path in Next's manifest of them ("/api/results/[id]/route" to file). A path that
 * is spelled in another way, or with an escaped character, is Next's to read, and so is a page of the build: undefined.
 */
export function routeFinder(files: Readonly<Record<string, string>>, built: Prerendered) {
  const isBuilt = (path: string) => path in built.routes || path in built.dynamicRoutes
  const routes = Object.entries(files).flatMap(([name, file]) => {
    const page = PAGE.exec(name)?.[1]?.replace(GROUP, '')
    const path = ROUTE.exec(name)?.[1] ?? (page && !isBuilt(page) ? page : undefined)
    return path ? [{ path, file, isPage: page !== undefined }] : []
  })
  const fixed = new Map(
    routes.map(({ path, file, isPage }) => [path, { file, isPage, params: undefined }]),
  )
  const patterns = routes
    .filter(({ path }) => path.includes('['))
    .map(({ path, file, isPage }) => ({
      ...{ file, isPage },
      pattern: new RegExp(`^${path.replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`),
    }))
  return (path: string): Found | undefined => {
    if (path.includes('%') || path.includes('[')) return undefined
    const known = fixed.get(path)
    if (known) return known
    for (const { file, isPage, pattern } of patterns) {
      const params = pattern.exec(path)?.groups
      if (params) return { file, isPage, params: { ...params } }
    }
  }
}
