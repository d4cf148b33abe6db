/** What a page of another build loads (docs/decisions/084). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { log } from '@/lib/server/base/log'
import { pathOf } from './asked'
import { refuseAway } from './own-answers'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Where a build has what browsers load, by names that say what is in it. */
export const BUILT_FILES = '/_next/static/'

/** As Next says them. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

interface OtherBuilds {
  /** The files of this server's build. */
  own: ReadonlySet<string>
  find: (path: string) => Promise<Buffer | null>
}

/** The same `handle`, which is not asked for files that another build has. */
export function withOtherBuilds(handle: Handle, { own, find }: OtherBuilds): Handle {
  return async (req, res) => {
    const path = pathOf(req)
    const isOfAnother = path.startsWith(BUILT_FILES) && !own.has(path)
    if (!isOfAnother) return handle(req, res)
    try {
      const body = await find(path)
      if (!body) return handle(req, res)
      send(req, res, body)
    } catch (error) {
      log.warn(
        { fault: error instanceof Error ? error.name : typeof error },
        'build file not found',
      )
      refuseAway(res, String(req.headers['x-request-id']))
    }
  }
}

function send(req: IncomingMessage, res: ServerResponse, body: Buffer): void {
  res.statusCode = 200
  res.setHeader('Content-Type', TYPES[extname(pathOf(req))] ?? 'application/octet-stream')
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  res.setHeader('Content-Length', body.length)
  res.end(req.method === 'HEAD' ? undefined : body)
}
