import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorEnvelope } from '../../api/error-envelope'
import { messages } from '../../messages'
import { missingPagePath } from '../../routes'
import { stubEnvironment } from '../../server/base/testing'
import { serveWhileTesting } from '../testing'
import { KeptAnswers } from './kept-answers'
import { Newcomers } from './newcomers'
import { trackFailures } from './page-failures'

stubEnvironment({})
const { frontDoor } = await import('./front-door')

/** What Next, here a function, was asked and has not answered yet. */
let open: { req: IncomingMessage; res: ServerResponse }[] = []
let isAnswering = true
let isLeaving = false
let isReady = true

function answerAll(): void {
  isAnswering = true
  for (const { res } of [...open]) res.end('done')
}

const KNOWN = ['/', '/about', '/profile', '/api/funnel', '/api/assessment/sample-pdf']
const routes = {
  rendered: new Set<string>(),
  fixed: new Set(['/']),
  routeOf: (path: string) => path,
  isKnown: (path: string) => KNOWN.includes(path),
}
/** The turns of the event loop, as far as connections count them. */
const turns: (() => void)[] = []
const newcomers = new Newcomers({ nextTurn: (then) => turns.push(then) })
const door = frontDoor(
  async (req, res) => {
    open.push({ req, res })
    res.setHeader('Content-Type', 'text/plain')
    if (isAnswering) res.end('done')
  },
  {
    development: false,
    built: { routes, kept: new KeptAnswers({ paths: routes.fixed, encode: async (body) => body }) },
    appUrl: new URL('http://localhost:3000'),
    hstsSubdomains: false,
    behindProxy: false,
    takesCards: false,
    isLeaving: () => isLeaving,
    isReady: async () => isReady,
    failures: trackFailures(),
    newcomers,
  },
)
const server = createServer(door)
const url = serveWhileTesting(server)

beforeEach(() => {
  open = []
  isAnswering = true
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(url() + path, { redirect: 'manual', ...init })

describe('a path that nothing has', () => {
  it.each([
    ['/no/such', missingPagePath, 307],
    ['/no/such/?with=query', missingPagePath, 307],
    ['/types/zz', missingPagePath, 307],
    ['/types/CS', '/types/cs', 308],
    ['/types/%43s', '/types/cs', 308],
  ])('is led away by the door alone: %s', async (path, to, status) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to])
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(open).toHaveLength(0)
  })

  it('is a failure of the API, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await ask('/api/no/such', { method })
      expect(answer.status).toBe(404)
      expect(errorEnvelope.parse(await answer.json()).code).toBe('not_found')
    }
    expect(open).toHaveLength(0)
  })

  it('is answered to React as to a browser', async () => {
    const answer = await ask('/types/zz?_rsc=abc', { headers: { RSC: '1' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, missingPagePath])
    expect(open).toHaveLength(0)
  })
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

describe('what is the same for everybody', () => {
  it('is asked of Next once, though many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(open.length).toBeLessThanOrEqual(4)
    const [, last] = [await ask('/'), await ask('/')]
    expect(last.headers.get('x-frame-options')).toBe('DENY')
    expect(last.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(open.length).toBeLessThanOrEqual(4)
  })
})

describe('whether the server is ready', () => {
  it('is answered by the door alone, and is not whether it lives', async () => {
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

describe('row 5: a server that was told to stop', () => {
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

describe('issue 17: while many connect', () => {
  it('only whether the process is well is answered; the rest once all are inside', async () => {
    for (let each = 0; each < 4; each += 1) {
      newcomers.come()
      for (const then of turns.splice(0)) then()
    }
    const answered: string[] = []
    const asked = ['/profile', '/no/such', '/api/funnel'].map(async (path) => {
      const { status } = await ask(path)
      answered.push(path)
      return status
    })
    expect((await ask('/api/health/live')).status).toBe(200)
    expect((await ask('/api/health/live')).status).toBe(200)
    expect(open).toHaveLength(0)
    expect(answered).toEqual([])
    for (const then of turns.splice(0)) then()
    expect(await Promise.all(asked)).toEqual([200, 307, 200])
  })
})
