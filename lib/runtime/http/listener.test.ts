import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorEnvelope } from '../../api/error-envelope'
import { messages } from '../../messages'
import { missingPagePath } from '../../routes'
import { stubEnvironment } from '../../server/base/testing'
import { serveWhileTesting } from '../testing'

stubEnvironment({})
const { createListener } = await import('./listener')
const { StaticCache } = await import('./static-cache')
const { trackFailures } = await import('./refusals')

/** What Next, here a function, was asked and has not answered yet. */
let open: { req: IncomingMessage; res: ServerResponse }[] = []
let isAnswering = true
let isLeaving = false
let lateMs = 0
let isReady = true

function answerAll(): void {
  isAnswering = true
  for (const { res } of [...open]) res.end('done')
}

const SCRIPT = '/_next/static/chunks/one.js'
const cache = new StaticCache({
  paths: new Set(['/', '/de/about', SCRIPT]),
  headers: { 'X-Frame-Options': 'DENY' },
  ask: async () => ({ statusCode: 200, headers: {}, body: Buffer.from('kept') }),
})
const listener = createListener(
  async (req, res) => {
    open.push({ req, res })
    res.setHeader('Content-Type', 'text/plain')
    if (req.url === '/api/whole') res.setHeader('x-whole-answer', '1')
    if (isAnswering) res.end('done')
  },
  {
    cache,
    appUrl: new URL('http://localhost:3000'),
    hstsSubdomains: false,
    behindProxy: false,
    takesCards: false,
    languages: ['en', 'es'],
    showsTiming: false,
    lateMs: () => lateMs,
    isLeaving: () => isLeaving,
    isReady: async () => isReady,
    failures: trackFailures(),
  },
)
const server = createServer(listener)
const url = serveWhileTesting(server)

beforeEach(() => {
  open = []
  isAnswering = true
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(url() + path, { redirect: 'manual', ...init })

it('a file that the build does not have is not found, and Next is not asked', async () => {
  const answer = await ask('/_next/static/chunks/gone.js')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  expect(errorEnvelope.parse(await answer.json()).code).toBe('not_found')
  expect(await (await ask(`${SCRIPT}?dpl=one`)).text()).toBe('kept')
  expect(open).toHaveLength(0)
})

it.each([
  ['/types/zz', missingPagePath, 307],
  ['/types/CS?_rsc=abc', '/types/cs', 308],
  ['/types/%43s', '/types/cs', 308],
  ['/legal/imprint', '/legal/privacy', 307],
  ['/es/types/CS', '/es/types/cs', 308],
  ['/es/types/zz', `/es${missingPagePath.slice(1)}`, 307],
])('a type or policy that there is not leads on, for React, too: %s', async (path, to, status) => {
  for (const headers of [undefined, { RSC: '1' }]) {
    const answer = await ask(path, headers && { headers })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to])
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  }
  expect(open).toHaveLength(0)
})

it.each(['/de', '/de/login', '/De/about?a=b', '/xx/login', '/ES/login'])(
  'a language that is not open leads home like any unknown path: %s',
  async (path) => {
    for (const headers of [undefined, { RSC: '1' }]) {
      const answer = await ask(path, headers && { headers })
      expect([answer.status, answer.headers.get('location')]).toEqual([307, missingPagePath])
    }
    expect(open).toHaveLength(0)
  },
)

it('what is built of a language that is not open is not shown, however its address is written', async () => {
  expect(await (await ask('/')).text()).toBe('kept')
  for (const path of ['/de/about', '/%64e/about', '/d%65/about']) {
    expect((await ask(path)).status, path).toBe(307)
  }
  expect(open).toHaveLength(0)
})

it('what comes to Next says where it came from, and nothing by which Next talks to itself', async () => {
  const headers = {
    'X-Forwarded-For': '1.2.3.4',
    'X-Nextjs-Data': '1',
    'X-Middleware-Rewrite': '/',
  }
  const answer = await ask('/profile', { headers: { ...headers, 'Next-Router-Prefetch': '2' } })
  const [{ req }] = open as [{ req: IncomingMessage; res: ServerResponse }]
  expect(req.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-request-id': answer.headers.get('x-request-id'),
    'content-security-policy': answer.headers.get('content-security-policy'),
  })
  for (const name of ['x-nextjs-data', 'x-middleware-rewrite', 'next-router-prefetch']) {
    expect(req.headers[name], name).toBeUndefined()
  }
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/)
})

it('an answer of the API that is whole says how long it is', async () => {
  const { headers } = await ask('/api/whole')
  expect(headers.get('content-length')).toBe('4')
  expect(headers.get('x-whole-answer')).toBeNull()
  expect((await ask('/api/other')).headers.get('content-length')).toBeNull()
})

describe('more at once than can be done soon', () => {
  /** Asks so often at once, and resolves to those that were refused, while the others wait. */
  async function crowd(path: string, times: number, init?: RequestInit) {
    isAnswering = false
    const refused: Response[] = []
    const answers = Array.from({ length: times }, () =>
      ask(path, init).then((answer) => {
        if (answer.status === 503) refused.push(answer)
        return answer
      }),
    )
    return { refused, answers }
  }

  it.each([
    ['/profile', { method: 'GET' }],
    ['/api/funnel', { method: 'POST', body: '{}' }],
  ])('is refused at once, with when to come back: %s', async (path, init) => {
    const { refused, answers } = await crowd(path, 70, init)
    await expect.poll(() => refused.length).toBe(6)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(answer.headers.get('cache-control')).toMatch(/no-store/)
      const text = await answer.text()
      if (path.startsWith('/api/')) {
        expect(JSON.parse(text)).toEqual({ error: messages.api.tooBusy, code: 'busy' })
      } else {
        expect(text).toContain(messages.api.tooBusy)
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
      }
    }
    // Others are not kept from their own.
    expect((await ask('/api/health/live')).status).toBe(200)
    answerAll()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(64)
    expect(open).toHaveLength(64)
  })

  it('is not begun while the thread is late; health, and what is signed in and written, is', async () => {
    const { answers } = await crowd('/profile', 16)
    await expect.poll(() => open.length).toBe(16)
    lateMs = 1_500
    const read = await ask('/profile')
    expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await ask('/api/health/live')).status).toBe(200)
    const Cookie = 'next-auth.session-token=x'
    const write = ask('/api/funnel', { method: 'POST', body: '{}', headers: { Cookie } })
    await expect.poll(() => open.length).toBe(17)
    lateMs = 0
    answerAll()
    expect((await write).status).toBe(200)
    await Promise.all(answers)
  })

  it('lets fifty at once through', async () => {
    const { refused, answers } = await crowd('/api/funnel', 50, { method: 'POST', body: '{}' })
    await expect.poll(() => open.length).toBeGreaterThan(0)
    answerAll()
    await Promise.all(answers)
    expect(refused).toHaveLength(0)
    expect(open).toHaveLength(50)
  })

  it('begins no call whose body has not come, and keeps no place for it', async () => {
    let come = 0
    server.on('request', () => {
      come += 1
    })
    const slow = Array.from({ length: 80 }, () => {
      const sent = request(`${url()}/api/funnel`, { method: 'POST' })
      sent.on('error', () => {})
      sent.write('{')
      return sent
    })
    await expect.poll(() => come).toBe(80)
    expect((await ask('/api/funnel', { method: 'POST', body: '{}' })).status).toBe(200)
    expect(open).toHaveLength(1)
    for (const sent of slow) sent.destroy()
  })
})

describe('whether the server is ready', () => {
  it('is answered without Next, and is not whether it lives', async () => {
    for (const [ready, status] of [
      [true, 200],
      [false, 503],
    ] as const) {
      isReady = ready
      const answer = await ask('/api/health/ready')
      expect([answer.status, (await ask('/api/health/live')).status]).toEqual([status, 200])
      expect(answer.headers.get('retry-after')).toBe(ready ? null : '2')
      expect(await answer.json()).toMatchObject(ready ? { status: 'ok' } : { code: 'unavailable' })
    }
    isReady = true
    expect((await ask('/api/health/ready', { method: 'POST' })).status).toBe(405)
    expect(open).toHaveLength(0)
  })
})

describe('a draining server', () => {
  it('answers, says that it is about to go, and has each connection used no more', async () => {
    const before = await ask('/profile')
    expect(before.headers.get('connection')).toBe('keep-alive')
    isLeaving = true
    try {
      const answer = await ask('/profile')
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
      for (const path of ['/api/health/live', '/api/health/ready']) {
        const health = await ask(path)
        expect([health.status, health.headers.get('retry-after')], path).toEqual([503, '2'])
        expect(errorEnvelope.parse(await health.json()).code).toBe('unavailable')
      }
    } finally {
      isLeaving = false
    }
  })
})
