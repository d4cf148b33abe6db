/**
 * A build knows neither its address nor its currency, so what it says on pages that were built is nobody's
 * (docs/decisions/079). Each is rendered once more by the server that shows it, when it is first asked for.
 */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import {
  RouterServerContextSymbol,
  routerServerGlobal,
} from 'next/dist/server/lib/router-utils/router-server-context.js'
import { log } from '@/lib/server/base/log'
import { pathOf } from './asked'
import { refuseBroken } from './own-answers'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>

interface Built {
  /** A whole path. */
  folder: string
  pages: ReadonlySet<string>
}

/** The same `handle`, which meets no page as the build made it: whoever asks first waits for the rendering, and so does whoever comes meanwhile. */
export function renderingOnce(handle: Handle, { folder, pages }: Built): Handle {
  const key = readRenderKey(folder)
  return answeringOnce(handle, { pages, render: (page) => render(page, key) })
}

interface Rendering {
  pages: ReadonlySet<string>
  render: (page: string) => Promise<void>
}

/** The rule of `renderingOnce`, apart from how Next is told. A page that could not be rendered fails, and is tried again. */
export function answeringOnce(handle: Handle, { pages, render }: Rendering): Handle {
  const rendered = new Map<string, Promise<void>>()
  const rendering = (page: string) => {
    const known = rendered.get(page)
    if (known) return known
    const begun = render(page)
    rendered.set(page, begun)
    begun.catch(() => rendered.delete(page))
    return begun
  }
  return async (req, res) => {
    const page = plain(pathOf(req))
    if (pages.has(page)) {
      try {
        await rendering(page)
      } catch (error) {
        log.error(
          { page, fault: error instanceof Error ? error.name : typeof error },
          'not rendered',
        )
        refuseBroken(req, res)
        return
      }
    }
    return handle(req, res)
  }
}

/** Next finds a page under any spelling of its path. */
function plain(path: string): string {
  const spelled = path.includes('%') ? decodeURIComponent(path) : path
  return spelled.length > 1 && spelled.endsWith('/') ? spelled.slice(0, -1) : spelled
}

/** What Next wants to hear before it renders a built page anew; the front door lets nobody else say it. */
function readRenderKey(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'))
  return manifest.preview.previewModeId
}

/** Has Next render a page and keep it in memory, as its own revalidation does. Throws where that fails. */
async function render(page: string, key: string): Promise<void> {
  const [server] = Object.values(routerServerGlobal[RouterServerContextSymbol] ?? {})
  if (!server?.revalidate) throw new Error('Next does not say how a page is rendered anew')
  const headers = { 'x-prerender-revalidate': key }
  await server.revalidate({ urlPath: page, headers, opts: {} })
}
