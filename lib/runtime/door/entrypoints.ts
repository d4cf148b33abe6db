/**
 * Calls of the API go to Next's entrypoint of their route (Next's docs, Adapters, "Invoking Entrypoints"), and not through
 * its server, which would find the route a second time (docs/decisions/100).
 */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { messages } from '@/lib/messages'
import { log } from '@/lib/server/base/log'
import { pathOf } from './asked'
import { refuse } from './own-answers'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>
type Params = Record<string, string>

/** What Next's build makes of a route.ts. */
interface Entrypoint {
  handler: (
    req: IncomingMessage,
    res: ServerResponse,
    context: { requestMeta: { distDir: string; params: Params | undefined } },
  ) => Promise<void>
}

const UNEXPECTED = { code: 'unexpected', error: messages.api.unexpected } as const

/** The same `handle` but for calls of the API. `folder` is the whole path of a build. */
export function enteringDirectly(handle: Handle, folder: string): Handle {
  const files = JSON.parse(readFileSync(join(folder, 'server/app-paths-manifest.json'), 'utf8'))
  const load = createRequire(join(folder, 'server/'))
  const find = routeFinder(files)
  return async (req, res) => {
    const found = find(pathOf(req))
    if (!found) return handle(req, res)
    try {
      const { handler } = load(`./${found.file}`) as Entrypoint
      await handler(req, res, { requestMeta: { distDir: folder, params: found.params } })
    } catch (error) {
      // Next answers what a route throws; this is what it throws itself, which its server would have caught.
      log.error(
        { file: found.file, fault: error instanceof Error ? error.name : typeof error },
        'unexpected',
      )
      if (res.headersSent) res.destroy()
      else refuse(res, UNEXPECTED, String(req.headers['x-request-id']))
    }
  }
}

/** Next's name of a route handler of the API, but of one that takes the rest of a path. */
const ROUTE = /^(\/api\/(?:(?!\[\.\.\.).)+)\/route$/

/**
 * Finds the file and the parameters of a path in Next's manifest of them ("/api/results/[id]/route" to file). A path that
 * is spelled in another way, or with an escaped character, is Next's to read: undefined.
 */
export function routeFinder(files: Readonly<Record<string, string>>) {
  const routes = Object.entries(files).flatMap(([name, file]) => {
    const path = ROUTE.exec(name)?.[1]
    return path ? [{ path, file }] : []
  })
  const fixed = new Map(routes.map(({ path, file }) => [path, { file, params: undefined }]))
  const patterns = routes
    .filter(({ path }) => path.includes('['))
    .map(({ path, file }) => ({
      file,
      pattern: new RegExp(`^${path.replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`),
    }))
  return (path: string): { file: string; params: Params | undefined } | undefined => {
    if (path.includes('%') || path.includes('[')) return undefined
    const known = fixed.get(path)
    if (known) return known
    for (const { file, pattern } of patterns) {
      const params = pattern.exec(path)?.groups
      if (params) return { file, params: { ...params } }
    }
  }
}
