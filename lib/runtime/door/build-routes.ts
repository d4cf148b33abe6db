/** What a build can answer, as Next's own manifests say, so that the front door knows it without asking Next. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { live, ready } from '@/lib/api/system'

interface RoutesManifest {
  staticRoutes: { page: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

interface PrerenderManifest {
  /** `srcRoute`: as the folders of app/ spell it. */
  routes: Record<string, { srcRoute?: string | null }>
  /** With `fallback: false`, only the paths named in `routes` have a page. */
  dynamicRoutes: Record<string, { fallback: string | boolean | null }>
}

/** The routes for whatever no other takes: app/[...rest] and app/api/[...rest]. */
const FOR_THE_REST = ['/[...rest]', '/api/[...rest]']

/** Next's own address space. */
const OWN = '/_next/'

export interface BuildRoutes {
  /** The paths of pages and files that are the same for everybody. */
  fixed: ReadonlySet<string>
  /** Of those, what the build rendered: pages, their pictures, the manifest of the app. */
  rendered: ReadonlySet<string>
  /** Of few names, the one of the route that answers at a path. */
  routeOf: (path: string) => string
  /** Whether anything answers at a path, spelled as it was asked for, but the routes for the rest. */
  isKnown: (path: string) => boolean
}

/** Reads them once, when the server starts. Both folders are whole paths. */
export function readBuildRoutes(build: string, publicFiles: string): BuildRoutes {
  const routes = readJson<RoutesManifest>(join(build, 'routes-manifest.json'))
  const prerendered = readJson<PrerenderManifest>(join(build, 'prerender-manifest.json'))
  const built = Object.keys(prerendered.routes).filter((path) => !path.startsWith('/_'))
  const files = [...listFiles(publicFiles, ''), ...listFiles(join(build, 'static'), `${OWN}static`)]
  const fixed = new Set([...built, ...files])
  const names = new Set([...fixed, ...routes.staticRoutes.map(({ page }) => page)])
  const patterns = routes.dynamicRoutes
    .filter(({ page }) => !FOR_THE_REST.includes(page))
    .filter(({ page }) => prerendered.dynamicRoutes[page]?.fallback !== false)
    .map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  const answers = (path: string) =>
    path.startsWith(OWN) || names.has(path) || patterns.some(({ pattern }) => pattern.test(path))
  const routeNames = new Set(routes.staticRoutes.map(({ page }) => page))
  const routeOf = (path: string) => {
    if (path.startsWith(OWN)) return OWN
    const page = prerendered.routes[path]?.srcRoute
    if (page) return page
    if (routeNames.has(path) || path === live.path || path === ready.path) return path
    const pattern = patterns.find((one) => one.pattern.test(path))
    return pattern?.page ?? (fixed.has(path) ? 'file' : 'none')
  }
  return {
    fixed,
    routeOf,
    rendered: new Set(built),
    isKnown: (asked) => {
      // Next leads a path that ends with a slash, or has two in a row, to the one without.
      const path = `/${asked.split('/').filter(Boolean).join('/')}`
      return answers(path) || answers(decodeURIComponent(path))
    },
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

/** The files below a folder, as paths that begin with `at`. */
function listFiles(folder: string, at: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? listFiles(join(folder, entry.name), `${at}/${entry.name}`)
      : `${at}/${entry.name}`,
  )
}
