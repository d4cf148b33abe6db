import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubEnvironment } from '../../server/base/testing'
import { serveWhileTesting } from '../testing'

stubEnvironment({ LOG_LEVEL: 'silent' })
const { securityHeaders } = await import('./headers')
const { StaticCache } = await import('./static-cache')

const PAGE = `<script>a()</script>${'x'.repeat(2000)}`
const CACHED = { 'cache-control': 's-maxage=60', vary: 'rsc', date: 'then' }
const IMMUTABLE = 'public, max-age=31536000, immutable'
const page = {
  statusCode: 200,
  headers: { 'content-type': 'text/html', etag: '"one"', ...CACHED } as OutgoingHttpHeaders,
  body: Buffer.from(PAGE),
}

let now: number
let cache: InstanceType<typeof StaticCache>
/** How often Next, here a function, was asked; and what it says. */
let asked: number
let next: typeof page
let packed: Buffer | undefined

const server = createServer((req, res) => {
  if (!cache.answer(req, res, 'id')) res.writeHead(404).end()
})
const url = serveWhileTesting(server)

beforeEach(() => {
  now = 0
  asked = 0
  next = page
  packed = undefined
  cache = new StaticCache({
    paths: new Set(['/', '/a.js', '/file?paper=a4']),
    headers: securityHeaders({ appUrl: new URL('https://discern.example'), hstsSubdomains: false }),
    packed: () => packed,
    now: () => now,
    ask: async () => {
      asked += 1
      return next
    },
  })
})

/** Without anything that a client of Node adds or unpacks. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url() + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } })

describe('what all visitors share', () => {
  it('is a file at one address with its query, and no other', async () => {
    for (let turn = 0; turn < 9; turn += 1) expect((await get('/file?paper=a4')).status).toBe(200)
    expect(asked).toBe(1)
    for (const path of ['/file', '/file?paper=a4&b', '/file?paper=b']) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('is asked of Next once, though many ask at once, and has our headers and policy', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => get('/?any=query')))
    const [first] = answers as [Response]
    expect(await first.text()).toBe(PAGE)
    const { date, ...headers } = Object.fromEntries(first.headers)
    expect(date).not.toBe('then')
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'content-length': String(PAGE.length),
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
      'x-frame-options': 'DENY',
      'x-request-id': 'id',
      vary: 'rsc, Accept-Encoding',
      etag: 'W/"one"',
    })
    expect(asked).toBe(1)
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['gzip;q=0.000', null],
    ['deflate, brotli', null],
    ['', null],
  ])('goes as small as the client takes it: %s', async (accept, encoding) => {
    const { headers } = await get('/', { 'Accept-Encoding': accept }, 'HEAD')
    expect(headers.get('content-encoding')).toBe(encoding)
  })

  it.each(['br', 'gzip'])('reads in %s as it was, and is smaller', async (encoding) => {
    const answer = await get('/', { 'Accept-Encoding': encoding })
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(PAGE.length)
    // Unpacked by Node's fetch.
    expect(await answer.text()).toBe(PAGE)
  })

  it('goes in the brotli that was made with the build, where it was', async () => {
    // Not the same bytes as are made here.
    packed = brotliCompressSync(PAGE, { params: { [zlib.BROTLI_PARAM_QUALITY]: 0 } })
    const answer = await get('/', { 'Accept-Encoding': 'br' })
    expect(answer.headers.get('content-length')).toBe(String(packed.length))
    expect(await answer.text()).toBe(PAGE)
  })

  it('has a tag and a charset where Next gives it none', async () => {
    next = { ...page, headers: { 'content-type': 'text/plain', 'x-request-id': 'the first' } }
    const { headers } = await get('/')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('x-request-id')).toBe('id')
    const tag = headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{43}"$/)
    expect((await get('/', { 'If-None-Match': tag })).status).toBe(304)
  })

  it('is not sent again to who has it', async () => {
    for (const tag of ['"one"', 'W/"one"', '"other", "one"', '*']) {
      const { status, headers } = await get('/', { 'If-None-Match': tag })
      expect(status, tag).toBe(304)
      expect(headers.get('etag')).toBe('W/"one"')
      expect(headers.get('content-security-policy')).toContain('sha256-')
    }
    expect((await get('/', { 'If-None-Match': '"two"' })).status).toBe(200)
  })

  it('is asked for anew after an hour', async () => {
    await get('/')
    now = 60 * 60_000 - 1
    await get('/')
    expect(asked).toBe(1)
    now += 1
    next = { ...page, body: Buffer.from('new') }
    expect(await (await get('/')).text()).toBe('new')
    expect(asked).toBe(2)
  })

  it('is kept for good where its name is its hash', async () => {
    next = { ...page, headers: { 'cache-control': IMMUTABLE } }
    await get('/a.js')
    now = 10 ** 12
    const { headers } = await get('/a.js')
    expect(asked).toBe(1)
    expect(headers.get('content-security-policy')).toBeNull()
  })

  it.each(['application/javascript; charset=UTF-8', 'text/css', 'font/woff2'])(
    'has the headers that a browser reads of it, and few bytes of them: %s',
    async (type) => {
      const headers = { 'cache-control': IMMUTABLE, 'content-type': type, etag: '"one"' }
      next = { ...page, headers: { ...headers, 'accept-ranges': 'bytes', 'last-modified': 'then' } }
      const answer = Object.fromEntries((await get('/a.js')).headers)
      expect(Object.keys(answer).sort()).toEqual([
        ...['cache-control', 'connection', 'content-length', 'content-type'],
        ...['cross-origin-resource-policy', 'date', 'etag', 'keep-alive'],
        ...['strict-transport-security', 'vary', 'x-content-type-options', 'x-request-id'],
      ])
      expect(Object.entries(answer).join('\r\n').length).toBeLessThan(450)
    },
  )

  it('is a bare page with 503 where it cannot be rendered, and is tried again', async () => {
    next = { ...page, statusCode: 500 }
    const failed = await get('/')
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '2'])
    next = page
    expect((await get('/')).status).toBe(200)
  })

  it('is found under any spelling, and is neither any other path nor the data of React', async () => {
    expect((await get('/%61.js')).status).toBe(200)
    expect((await get('/other')).status).toBe(404)
    expect((await get('/', { RSC: '1' })).status).toBe(404)
    expect((await get('/', {}, 'POST')).status).toBe(404)
    expect(asked).toBe(1)
  })
})
