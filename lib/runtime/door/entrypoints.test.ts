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

const find = routeFinder({
  '/api/results/[id]/route': 'app/api/results/[id]/route.js',
  '/api/results/history/route': 'app/api/results/history/route.js',
  '/api/groups/[id]/members/[userId]/route': 'app/api/groups/[id]/members/[userId]/route.js',
  '/api/auth/[...nextauth]/route': 'app/api/auth/[...nextauth]/route.js',
  '/api/[...rest]/route': 'app/api/[...rest]/route.js',
  '/(account)/results/[assessmentId]/page': 'app/(account)/results/[assessmentId]/page.js',
  '/manifest.webmanifest/route': 'app/manifest.webmanifest/route.js',
})

describe('the entrypoint of a path', () => {
  it('is that of the route which bears its name, before one with a parameter', () => {
    expect(find('/api/results/history')).toEqual({
      file: 'app/api/results/history/route.js',
      params: undefined,
    })
  })

  it('comes with the parameters that stand in the path', () => {
    expect(find('/api/results/7')?.params).toEqual({ id: '7' })
    expect(find('/api/groups/7/members/8')).toEqual({
      file: 'app/api/groups/[id]/members/[userId]/route.js',
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
    '/results/7',
    '/manifest.webmanifest',
    '/',
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
  }
  writeFileSync(join(folder, 'server/app-paths-manifest.json'), JSON.stringify(manifest))
  const handle = enteringDirectly(async (_req, res) => void res.end('by the server'), folder)
  const url = serveWhileTesting(createServer((req, res) => void handle(req, res)))

  it('answers calls by their entrypoint, and all else by the server', async () => {
    expect(await (await fetch(`${url()}/api/well/7?a=1`)).json()).toEqual({
      distDir: folder,
      params: { id: '7' },
    })
    expect(await (await fetch(`${url()}/profile`)).text()).toBe('by the server')
  })

  it.each(['ill', 'broken'])('answers in the envelope where an entrypoint is %s', async (name) => {
    const answer = await fetch(`${url()}/api/${name}`)
    expect(answer.status).toBe(500)
    expect(errorEnvelope.parse(await answer.json()).code).toBe('unexpected')
  })
})
