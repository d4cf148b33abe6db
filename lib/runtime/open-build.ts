import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { env } from '@/lib/server/base/env'
import { root } from './checkout.mjs'
import { shareBuildFiles } from './database/build-files'
import { readBuildRoutes } from './door/build-routes'
import { makeEncoder } from './door/encodings'
import { enteringDirectly } from './door/entrypoints'
import { KeptAnswers } from './door/kept-answers'
import { loadRoutes } from './door/load-routes'
import { withOtherBuilds } from './door/other-builds'
import { renderingOnce } from './door/rendered-once'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** What a server knows of its build, in `folder`, a whole path; what it keeps of it, and finds of others. */
export async function openBuild(folder: string) {
  const routes = readBuildRoutes(folder, join(root, 'public'))
  const encode = makeEncoder(join(folder, 'encoded'))
  const id = readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim()
  const { find, end } = await shareBuildFiles(env.databaseUrl, { id, folder })
  const answering = (handle: Handle) => {
    const rendering = renderingOnce(handle, { folder, pages: routes.rendered })
    return withOtherBuilds(enteringDirectly(rendering, folder), { own: routes.fixed, find })
  }
  const kept = new KeptAnswers({ paths: routes.fixed, encode })
  return { routes, kept, answering, loadRoutes: () => loadRoutes(folder), end }
}
