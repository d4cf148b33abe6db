/** What a build has, as the manifests in its folder say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAPERS } from '@/lib/api/bounds'
import { downloadSample } from '@/lib/api/entries/assessment'
import { downloadForHr } from '@/lib/api/entries/system'
import { live, openapi, ready } from '@/lib/api/system'
import { addressOf, pathInside } from '@/lib/languages/languages'
import { WRITTEN_ONCE } from '@/lib/routes'
import { BUILT_FILES } from './path'

interface RoutesManifest {
  staticRoutes: { page: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

interface PrerenderManifest {
  routes: Record<string, unknown>
}

export interface BuildOutput {
  /** The paths of pages, pictures and files that all visitors share, those that a server writes among them. */
  staticPaths: ReadonlySet<string>
  /** Of few names, the one of the route that answers at a path. */
  routeOf: (path: string) => string
}

/** The PDFs that are the same for everyone, at the addresses that pages ask for them. */
const PUBLIC_PDFS = [downloadSample, downloadForHr].flatMap(({ path }) =>
  PAPERS.map((paper) => `${path}?paper=${paper}`),
)

/** Read once, when the server starts. Both folders are absolute paths. */
export function readBuildOutput(build: string, publicFiles: string): BuildOutput {
  const { staticRoutes, dynamicRoutes } = readJson<RoutesManifest>(
    join(build, 'routes-manifest.json'),
  )
  const { routes } = readJson<PrerenderManifest>(join(build, 'prerender-manifest.json'))
  const rendered = Object.keys(routes)
    .filter((path) => !path.startsWith('/_'))
    .map(addressOf)
  const files = [...listFiles(publicFiles, '/'), ...listFiles(join(build, 'static'), BUILT_FILES)]
  const names = new Set([...staticRoutes.map(({ page }) => page), live.path, ready.path])
  const patterns = dynamicRoutes.map(({ page, regex }) => ({
    page: page.replace(/^\/\[locale\](?=\/|$)/, '') || '/',
    pattern: new RegExp(regex),
  }))
  return {
    staticPaths: new Set([...rendered, ...files, ...PUBLIC_PDFS, ...WRITTEN_ONCE, openapi.path]),
    routeOf: (path) => {
      if (names.has(path)) return path
      if (path.startsWith('/_next/')) return '/_next/'
      if (files.includes(path)) return 'file'
      const inside = path.startsWith('/api/') ? path : pathInside(path)
      return patterns.find(({ pattern }) => pattern.test(inside))?.page ?? 'none'
    },
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

/** The files below a folder, as paths that begin with `at`. */
function listFiles(folder: string, at: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => at + join(entry.parentPath, entry.name).slice(folder.length + 1))
}
