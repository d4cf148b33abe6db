import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveWhileTesting } from '../testing'
import { KeptAnswers } from './kept-answers'

type Answer = (res: ServerResponse) => void

const PAGE = 'x'.repeat(2000)
const CACHED = { 'Cache-Control': 's-maxage=60', Vary: 'rsc, Accept-Encoding' }

let now: number
let kept: KeptAnswers
/** How often Next, here a function, was asked; and what it says next. */
let asked: number
let next: Answer

const page: Answer = (res) => {
  res.writeHead(200, { 'Content-Type': 'text/html', ETag: '"one"', ...CACHED })
  res.write(PAGE.slice(0, 5))
  res.end(PAGE.slice(5))
}

const server = createServer((req: IncomingMessage, res: ServerResponse) => {
  const id = `id-${Math.random()}`
  const found = kept.find(req, res, id)
  if (found) return found()
  asked += 1
  res.setHeader('X-Request-Id', id)
  res.setHeader('X-Frame-Options', 'DENY')
  kept.watch(req, res)
  next(res)
})
const url = serveWhileTesting(server)

beforeEach(() => {
  now = 0
  asked = 0
  next = page
  const encode = async (_: Buffer, encoding: 'br' | 'gzip') =>
    Buffer.from(encoding === 'br' ? 'smallest' : 'smaller')
  kept = new KeptAnswers({ paths: new Set(['/', '/a.js']), encode, now: () => now })
})

/** Without anything that a client of Node adds or unpacks. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url() + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } })

/** Asks until it is kept, which it is a moment after the first answer. */
async function keep(path: string): Promise<void> {
  await expect
    .poll(async () => {
      const before = asked
      await (await get(path)).text()
      return asked - before
    })
    .toBe(0)
  asked = 0
}

const withoutId = (headers: Headers) => {
  const { date, 'x-request-id': id, ...rest } = Object.fromEntries(headers)
  expect(id).toMatch(/^id-/)
  return rest
}

describe('an answer that is the same for everybody', () => {
  it('is asked of Next once, and then says the same with the same headers', async () => {
    const first = await get('/')
    await keep('/')
    const second = await get('/?any=query')
    expect(asked).toBe(0)
    expect(await second.text()).toBe(await first.text())
    const { 'transfer-encoding': _, ...whole } = withoutId(first.headers)
    expect(withoutId(second.headers)).toEqual({
      ...whole,
      etag: 'W/"one"',
      'content-length': String(PAGE.length),
    })
  })

  it('goes as small as the client takes it', async () => {
    await keep('/')
    // What these bytes are, nobody could unpack; their length tells them apart.
    const sizes = async (accept: string) => {
      const { headers } = await get('/', { 'Accept-Encoding': accept }, 'HEAD')
      return [headers.get('content-encoding'), headers.get('content-length')]
    }
    expect(await sizes('gzip, br')).toEqual(['br', '8'])
    expect(await sizes('gzip')).toEqual(['gzip', '7'])
    expect(await sizes('identity')).toEqual([null, String(PAGE.length)])
  })

  it('is not sent again to who has it', async () => {
    await keep('/')
    for (const tag of ['"one"', 'W/"one"', '"other", "one"', '*']) {
      const { status, headers } = await get('/', { 'If-None-Match': tag })
      expect(status, tag).toBe(304)
      const { etag, vary, 'x-frame-options': frames } = Object.fromEntries(headers)
      expect({ etag, vary, frames }).toEqual({
        etag: 'W/"one"',
        vary: 'rsc, Accept-Encoding',
        frames: 'DENY',
      })
    }
    expect((await get('/', { 'If-None-Match': '"two"' })).status).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['a part of it', { Range: 'bytes=0-1' }],
    ['the data of React', { RSC: '1' }],
    ['only what changed since', { 'If-Modified-Since': new Date(0).toUTCString() }],
  ])('is Next’s to give where a client wants %s', async (_, headers) => {
    await keep('/')
    await get('/', headers)
    expect(asked).toBe(1)
  })

  it('is asked for anew after an hour, and encoded anew only where it changed', async () => {
    await keep('/')
    now = 60 * 60_000 - 1
    await keep('/')
    now += 1
    await get('/')
    expect(asked).toBe(1)
    await keep('/')
    next = (res) => res.writeHead(200, { ...CACHED, 'Content-Type': 'text/html' }).end('new')
    now += 60 * 60_000
    await keep('/')
    expect(await (await get('/')).text()).toBe('new')
  })

  it('is kept for good where its name is its hash', async () => {
    next = (res) =>
      res.writeHead(200, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end('js')
    await keep('/a.js')
    now = 10 ** 12
    await get('/a.js')
    expect(asked).toBe(0)
  })

  it.each<[string, Answer]>([
    ['a failure', (res) => res.writeHead(500, CACHED).end('failed')],
    ['what sets a cookie', (res) => res.writeHead(200, { 'Set-Cookie': 'a=b' }).end('yours')],
    ['what is too old', (res) => res.writeHead(200, { 'x-nextjs-cache': 'STALE' }).end('old')],
    ['what is private', (res) => res.writeHead(200, { 'Cache-Control': 'private' }).end('mine')],
  ])('is not %s', async (_, answer) => {
    next = answer
    for (const time of [1, 2, 3]) {
      await (await get('/')).text()
      // Whatever would be kept is kept by the time that another request comes.
      await new Promise((done) => setImmediate(done))
      expect(asked).toBe(time)
    }
  })

  it('is none of any other path', async () => {
    for (const time of [1, 2, 3]) {
      await (await get('/other')).text()
      expect(asked).toBe(time)
    }
  })
})
