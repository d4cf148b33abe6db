import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readBuildRoutes } from './build-routes'

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
  staticRoutes: [{ page: '/' }, { page: '/login' }, { page: '/api/groups' }],
  dynamicRoutes: [
    dynamic('/api/groups/[id]', '/api/groups/([^/]+?)'),
    dynamic('/api/[...rest]', '/api/(.+?)'),
    dynamic('/docs/[[...rest]]', '/docs(?:/(.+?))?'),
    dynamic('/results/[id]', '/results/([^/]+?)'),
    dynamic('/types/[code]', '/types/([^/]+?)'),
    dynamic('/[...rest]', '/(.+?)'),
  ],
})
write('build/prerender-manifest.json', {
  routes: {
    '/': { srcRoute: '/' },
    '/types/cs': { srcRoute: '/types/[code]' },
    '/icon.svg': { srcRoute: '/icon.svg' },
    '/_not-found': {},
  },
  dynamicRoutes: { '/types/[code]': { fallback: false } },
})
write('build/static/chunks/one.js', '')
write('public/before-paint.js', '')
const { fixed, rendered, routeOf, isKnown } = readBuildRoutes(
  join(folder, 'build'),
  join(folder, 'public'),
)

describe('what a build can answer', () => {
  it('is the same for everybody where it was made with the build', () => {
    expect([...fixed].sort()).toEqual([
      '/',
      '/_next/static/chunks/one.js',
      '/before-paint.js',
      '/icon.svg',
      '/types/cs',
    ])
    expect([...rendered]).toEqual(['/', '/types/cs', '/icon.svg'])
  })

  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/types/cs', '/types/[code]'],
    ['/results/a%2Fb', '/results/[id]'],
    ['/api/groups/one', '/api/groups/[id]'],
    ['/api/health/live', '/api/health/live'],
    ['/api/health/ready', '/api/health/ready'],
    ['/before-paint.js', 'file'],
    ['/_next/static/chunks/one.js', '/_next/'],
    ['/wp-admin/index.php', 'none'],
  ])('has the route of %s', (path, route) => expect(routeOf(path)).toBe(route))

  it.each([
    '/',
    '/login',
    '/login/',
    '//login',
    '/l%6fgin',
    '/api/groups',
    '/api/groups/one',
    '/results/a%2Fb',
    '/docs',
    '/docs/any/thing',
    '/types/cs',
    '/before-paint.js',
    '/_next/static/chunks/gone.js',
  ])('is known: %s', (path) => expect(isKnown(path)).toBe(true))

  it.each([
    '/no',
    '/no/such/',
    '/Login',
    '/login/more',
    '/types/CS',
    '/types/zz',
    '/results',
    '/results/one/more',
    '/api/no',
    '/api/groups/one/no',
    '/before-paint.js.map',
    '/wp-admin/index.php',
    '/%F0%9F%90%88',
  ])('is not known: %s', (path) => expect(isKnown(path)).toBe(false))
})
