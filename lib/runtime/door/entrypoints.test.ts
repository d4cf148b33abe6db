import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { errorEnvelope } from '@/lib/api/error-envelope'
import { stubEnvironment } from '@/lib/server/base/testing'
import { serveWhileTesting } from '../testing'

stubEnvironment()
const { enteringDirectly, routeFinder } = await import('./entrypoints')

const built = {
  routes: { '/': {}, '/about': {}, '/types/cs': {} },
  dynamicRoutes: { '/types/[code]': {} },
}

const find = routeFinder(
  {
    '/api/results/[id]/route': 'app/api/results/[id]/route.js',
    '/api/results/history/route': 'app/api/results/history/route.js',
    '/api/groups/[id]/members/[userId]/route': 'app/api/groups/[id]/members/[userId]/route.js',
    '/api/auth/[...nextauth]/route': 'app/api/auth/[...nextauth]/route.js',
    '/api/[...rest]/route': 'app/api/[...rest]/route.js',
    '/(account)/results/[assessmentId]/page': 'app/(account)/results/[assessmentId]/page.js',
    '/(account)/results/history/page': 'app/(account)/results/history/page.js',
    '/(marketing)/page': 'app/(marketing)/page.js',
    '/(marketing)/about/page': 'app/(marketing)/about/page.js',
    '/(marketing)/docs/[[...rest]]/page': 'app/(marketing)/docs/[[...rest]]/page.js',
    '/(marketing)/types/[code]/page': 'app/(marketing)/types/[code]/page.js',
    '/[...rest]/page': 'app/[...rest]/page.js',
    '/_not-found/page': 'app/_not-found/page.js',
    '/admin/(screens)/users/[id]/page': 'app/admin/(screens)/users/[id]/page.js',
    '/manifest.webmanifest/route': 'app/manifest.webmanifest/route.js',
  },
  built,
)

describe('the entrypoint of a path', () => {
  it('is that of the route which bears its name, before one with a parameter', () => {
    expect(find('/api/results/history')).toEqual({
      file: 'app/api/results/history/route.js',
      isPage: false,
      params: undefined,
    })
    expect(find('/results/history')).toEqual({
      file: 'app/(account)/results/history/page.js',
      isPage: true,
      params: undefined,
    })
  })

  it('comes with the parameters that stand in the path', () => {
    expect(find('/api/results/7')?.params).toEqual({ id: '7' })
    expect(find('/results/7')?.params).toEqual({ assessmentId: '7' })
    expect(find('/admin/users/7')?.params).toEqual({ id: '7' })
    expect(find('/api/groups/7/members/8')).toEqual({
      file: 'app/api/groups/[id]/members/[userId]/route.js',
      isPage: false,
      params: { id: '7', userId: '8' },
    })
  })

  it.each([
    '/api/results/a%2Fb',
    '/api/results/%37',
    '/api/results/',
    '/api//results/7',
    '/api/results/7/8',
    '/api/results/[id]',
    '/api/auth/session',
    '/api/nothing',
    '/results/7/8',
    '/results/a%2Fb',
    '/docs',
    '/docs/nothing',
    '/_not-found',
    '/manifest.webmanifest',
    '/',
    '/about',
    '/types/cs',
    '/types/zz',
  ])('is not for %s', (path) => expect(find(path)).toBeUndefined())
})

describe('a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'discern-entries-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const routes = {
    well: 'exports.handler = async (req, res, { requestMeta }) => res.end(JSON.stringify(requestMeta))',
    ill: 'exports.handler = async () => { throw new Error("not prepared") }',
    broken: 'throw new Error("not loaded")',
  }
  mkdirSync(join(folder, 'server'))
  for (const [name, text] of Object.entries(routes)) {
    writeFileSync(join(folder, 'server', `${name}.js`), text)
  }
  const manifest = {
    '/api/well/[id]/route': 'well.js',
    '/api/ill/route': 'ill.js',
    '/api/broken/route': 'broken.js',
    '/(account)/results/[id]/page': 'well.js',
    '/broken/page': 'broken.js',
  }
  writeFileSync(join(folder, 'server/app-paths-manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify(built))
  const handle = enteringDirectly(async (_req, res) => void res.end('by the server'), folder)
  const url = serveWhileTesting(createServer((req, res) => void handle(req, res)))

  it('answers calls by their entrypoint, and all else by the server', async () => {
    expect(await (await fetch(`${url()}/api/well/7?a=1`)).json()).toEqual({
      distDir: folder,
      params: { id: '7' },
    })
    expect(await (await fetch(`${url()}/profile`)).text()).toBe('by the server')
  })

  it('answers whole pages by theirs, and what React and forms ask for by the server', async () => {
    const path = `${url()}/results/7?tab=2`
    expect((await (await fetch(path)).json()).params).toEqual({ id: '7' })
    for (const asked of [{ headers: { RSC: '1' } }, { method: 'POST' }, { method: 'HEAD' }]) {
      const answer = await fetch(path, asked)
      expect(await answer.text()).toBe(asked.method === 'HEAD' ? '' : 'by the server')
    }
  })

  it('says that a page is broken in words for people', async () => {
    const answer = await fetch(`${url()}/broken`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(answer.headers.get('content-type')).toMatch(/html/)
  })

  it.each(['ill', 'broken'])('answers in the envelope where an entrypoint is %s', async (name) => {
    const answer = await fetch(`${url()}/api/${name}`)
    expect(answer.status).toBe(500)
    expect(errorEnvelope.parse(await answer.json()).code).toBe('unexpected')
  })
})
