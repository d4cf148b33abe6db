import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readBuildOutput } from './build-output'

const folder = mkdtempSync(join(tmpdir(), 'discern-routes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, content: unknown): void {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}

/** As Next writes it for a page whose path has a part that varies. */
const dynamic = (page: string, regex: string) => ({ page, regex: `^${regex}(?:/)?$` })

write('build/routes-manifest.json', {
  staticRoutes: [{ page: '/api/groups' }],
  dynamicRoutes: [
    dynamic('/api/groups/[id]', '/api/groups/([^/]+?)'),
    dynamic('/api/[...rest]', '/api/(.+?)'),
    dynamic('/[locale]', '/([^/]+?)'),
    dynamic('/[locale]/login', '/([^/]+?)/login'),
    dynamic('/[locale]/results/[id]', '/([^/]+?)/results/([^/]+?)'),
    dynamic('/[locale]/types/[code]', '/([^/]+?)/types/([^/]+?)'),
    dynamic('/[locale]/[...rest]', '/([^/]+?)/(.+?)'),
  ],
})
write('build/prerender-manifest.json', {
  routes: {
    '/en': {},
    '/en/types/cs': {},
    '/es/types/cs': {},
    '/icon.svg': {},
    '/_not-found': {},
  },
})
write('build/static/chunks/one.js', '')
write('public/before-paint.js', '')
const { staticPaths, routeOf } = readBuildOutput(join(folder, 'build'), join(folder, 'public'))

describe('what a build has', () => {
  it('is shared by all visitors where it was made with the build', () => {
    expect([...staticPaths].sort()).toEqual([
      '/',
      '/.well-known/security.txt',
      '/_next/static/chunks/one.js',
      '/api/assessment/sample-pdf?paper=a4',
      '/api/assessment/sample-pdf?paper=letter',
      '/api/for-teams/hr/pdf?paper=a4',
      '/api/for-teams/hr/pdf?paper=letter',
      '/api/openapi.json',
      '/before-paint.js',
      '/es/types/cs',
      '/icon.svg',
      '/robots.txt',
      '/sitemap.xml',
      '/types/cs',
    ])
  })

  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/types/cs', '/types/[code]'],
    ['/es', '/'],
    ['/es/types/cs', '/types/[code]'],
    ['/results/a%2Fb', '/results/[id]'],
    ['/api/groups/one', '/api/groups/[id]'],
    ['/api/health/live', '/api/health/live'],
    ['/api/health/ready', '/api/health/ready'],
    ['/before-paint.js', 'file'],
    ['/_next/static/chunks/one.js', '/_next/'],
    ['/wp-admin/index.php', '/[...rest]'],
  ])('has the route of %s', (path, route) => expect(routeOf(path)).toBe(route))
})
