/**
 * The HTTP server: what it refuses and which headers every answer carries; of a copy of its own, under which names it
 * answers, what it caches, and slow clients; and `npm run build`, `npm run migrate` and `npm run serve`, with one build that
 * many may serve.
 */
import { type ExecFileException, execFile, execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createConnection, isIPv6, type Socket } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { MAX_BODY_BYTES } from '../../lib/api/endpoint'
import { forResult, missingPagePath, routes } from '../../lib/routes'
import { EXIT } from '../../lib/runtime/exit-codes.mjs'
import { freePort } from '../../lib/runtime/free-port'
import { rolesOf } from '../../lib/runtime/roles'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy, testDatabase } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { envelopeIn, expectFailure } from '../support/envelope'
import { halfSend } from '../support/half-sent'
import { newStrictBrowser } from '../support/people'
import { submitAnswers } from '../support/product'
import { startServing } from '../support/serving'

/** Sends bytes as they are and returns what came back. */
function raw(baseURL: string | undefined, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () =>
      socket.write(bytes),
    )
    let answer = ''
    socket.setTimeout(5_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('every kind of answer carries the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/guest-assessment',
    '/test-results',
    '/api/health/live',
    '/api/nothing',
    '/before-paint.js',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('every page has a policy without inline scripts, and no page breaks it', async ({
  page,
  request,
}) => {
  const pages = [
    '/',
    '/guest-assessment',
    '/test-results',
    '/enhanced-guest-results',
    '/payment-checkout',
  ]
  for (const path of pages) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(await answer.text(), path).not.toMatch(/<script src=[^>]* nonce=/)
    expect(policy, path).toMatch(/script-src 'self' '(nonce-|sha256-)/)
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy, path).toContain("frame-ancestors 'none'")
    // The fixture fails the test when the browser reports a violation.
    await page.goto(path, { waitUntil: 'networkidle' })
  }
})

test('strange requests are refused', async ({ request, baseURL }) => {
  expect(
    await raw(baseURL, 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  ).toMatch(/^HTTP\/1.1 405/)
  expect(
    await raw(baseURL, 'GET /%ff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  ).toMatch(/^HTTP\/1.1 404/)
  for (const target of ['*', 'http://evil.example/', '/api/../guest-results', '/api/%2e%2e/']) {
    const line = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    expect(await raw(baseURL, line), target).toMatch(/^HTTP\/1.1 404/)
  }
  const post =
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
  expect(await raw(baseURL, post)).toMatch(/^HTTP\/1.1 405/)
  const both =
    'POST /api/funnel HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await raw(baseURL, both)).toMatch(/^HTTP\/1.1 400/)
  const upgrade =
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  expect(await raw(baseURL, upgrade)).not.toContain('101')
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
  await expectFailure(
    await request.post('/api/funnel', { data: Buffer.from([31, 139]), headers }),
    'unsupported_media_type',
  )
})

test('pages, scripts and JSON travel compressed; hashed files are kept for good', async ({
  request,
}) => {
  const headers = { 'Accept-Encoding': 'gzip' }
  const page = await request.get('/', { headers })
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(await page.text()) ?? ['']
  const file = await request.get(script, { headers })
  const questions = await request.get('/api/assessment/questions', { headers })
  for (const answer of [page, file, questions]) {
    expect(answer.headers()['content-encoding'], answer.url()).toBe('gzip')
    expect(answer.headers().vary, answer.url()).toMatch(/Accept-Encoding/i)
  }
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test(
  'a browser shows no page of an earlier day, and fetches none twice',
  SLOW_PROOF,
  async ({ request }) => {
    const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
    for (const path of ['/', '/method', '/types/cs', '/legal/terms', '/sample-report']) {
      for (const headers of [
        {},
        prefetch,
        { ...prefetch, 'next-router-segment-prefetch': '/_tree' },
      ]) {
        const answer = await request.get(path, { headers })
        expect(answer.status(), path).toBe(200)
        expect(answer.headers()['cache-control'], path).not.toContain('stale')
      }
    }
  },
)

test('an endless body is cut off at the limit, whatever reads it', async ({ baseURL }) => {
  // An endpoint of ours, of next-auth, of Stripe, and one that reads no body.
  const calls = [
    ...['POST /api/funnel', 'POST /api/auth/signin/google', 'POST /api/payments/webhook'],
    ...['DELETE /api/account', 'GET /api/results/latest', 'GET /profile', 'OPTIONS /'],
  ]
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    const sent = halfSend(baseURL, { method, path, size: MAX_BODY_BYTES + 1 })
    await expect.poll(sent.status, call).toBe(413)
    sent.close()
  }
})

test('bodies that never end do not block other writes', async ({ request, baseURL }) => {
  // The largest allowed body.
  const path = '/api/funnel'
  const endless = Array.from({ length: 100 }, () => halfSend(baseURL, { method: 'POST', path }))
  const honest: number[] = []
  for (let call = 0; call < 45; call += 1) {
    const data = { event: 'preview' }
    honest.push((await request.post(path, { data, timeout: 5_000 })).status())
  }
  expect(honest).toEqual(Array(45).fill(204))
  for (const sent of endless) sent.close()
})

test('a file that no build has is not found', async ({ request }) => {
  const answer = await request.get('/_next/static/chunks/gone.js', { maxRedirects: 0 })
  expect(answer.status()).toBe(404)
})

test('no built page may be kept for longer than a day', async ({ request }) => {
  for (const path of ['/', '/guest-assessment', '/login', '/register', '/sample-report']) {
    const { 'cache-control': cached = '' } = (await request.get(path)).headers()
    const [, seconds = '0'] = /s-maxage=(\d+)/.exec(cached) ?? []
    expect(Number(seconds), `${path}: ${cached}`).toBeLessThanOrEqual(86_400)
  }
})

test('unknown pages lead home, unknown calls say so', async ({ page, request }) => {
  await page.goto('/no/such/page')
  expect(new URL(page.url()).pathname).toBe('/')
  await expectFailure(await request.get('/api/no/such/call'), 'not_found')
})

test('the API describes itself, once to who has heard it', async ({ request }) => {
  const answer = await request.get('/api/openapi.json')
  const { build } = await (await request.get('/api/health/live')).json()
  // The developer's server keeps nothing.
  if (build !== '.next') {
    const { etag = '' } = answer.headers()
    const again = await request.get('/api/openapi.json', { headers: { 'If-None-Match': etag } })
    expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  }
  const document = await answer.json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/assessment/guest/submit'].post.responses).toHaveProperty('422')
  expect(document.paths['/api/assessment/download-pdf/{id}'].get.parameters[0]).toMatchObject({
    name: 'id',
    in: 'path',
    required: true,
  })
})

test('an answer of the API says how long it is, plain and compressed', async ({ request }) => {
  for (const [path, accept, encoding] of [
    ['/api/assessment/questions', 'identity', undefined],
    ['/api/assessment/questions', 'gzip, br', 'gzip'],
    ['/api/results/none', 'gzip', undefined],
  ] as const) {
    const headers = (await request.get(path, { headers: { 'Accept-Encoding': accept } })).headers()
    expect(Number(headers['content-length']), `${path} ${accept}`).toBeGreaterThan(0)
    expect(headers['transfer-encoding']).toBeUndefined()
    expect(headers['content-encoding']).toBe(encoding)
  }
})

test('security.txt is there where the operator has named an address', async ({ request }) => {
  const isNamed = (await (await request.get('/')).text()).includes('data-contact-email')
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(isNamed ? 200 : 404)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toMatch(isNamed ? /^Contact: mailto:/ : /^$/)
})

test('the list of mails is for developers only', async ({ request }) => {
  for (const path of ['/dev/mail', '/dev/mail/some-id', '/dev/no-such-page']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect({ status: response.status(), to: response.headers().location }, path).toEqual({
      status: 307,
      to: missingPagePath,
    })
  }
})

/** What docs/security.md promises. */
const LIMIT_MS = 15_000

/** The number of answers that a client asks for at once and does not read. */
const PIPELINED = 60

const head = (line: string, extra = '') => `${line} HTTP/1.1\r\nHost: localhost\r\n${extra}`
const post = head('POST /api/funnel', 'Content-Type: application/json\r\n')

interface Kind {
  opening: (script: string) => string
  /** Sent every two seconds. */
  drop?: string
  /** Whether it takes what is sent: `now and then` a little. */
  reads: boolean | 'now and then'
  /** Of a thousand. */
  count: number
}

const KINDS: Record<string, Kind> = {
  'says nothing': { opening: () => '', reads: true, count: 230 },
  'stops within the headers': { opening: () => head('GET /'), reads: true, count: 200 },
  'a header byte by byte': {
    opening: () => head('GET /', 'X: '),
    drop: 'x',
    reads: true,
    count: 150,
  },
  'empty lines only': { opening: () => '\r\n', drop: '\r\n', reads: true, count: 50 },
  'stops within the body': {
    opening: () => `${post}Content-Length: 90\r\n\r\n{"event"`,
    reads: true,
    count: 100,
  },
  'a body byte by byte': {
    opening: () => `${post}Content-Length: 9000\r\n\r\n`,
    drop: ' ',
    reads: true,
    count: 100,
  },
  'chunks of one byte': {
    opening: () => `${post}Transfer-Encoding: chunked\r\n\r\n`,
    drop: '1\r\n \r\n',
    reads: true,
    count: 50,
  },
  'idle after an answer': {
    opening: () => `${head('GET /api/health/live')}\r\n`,
    reads: true,
    count: 50,
  },
  'empty lines after an answer': {
    opening: () => `${head('GET /api/health/live')}\r\n`,
    drop: '\r\n',
    reads: true,
    count: 50,
  },
  'reads no answer': {
    opening: (script) => `${head(`GET ${script}`)}\r\n`.repeat(PIPELINED),
    reads: false,
    count: 10,
  },
  'reads an answer by the spoon, and talks meanwhile': {
    opening: (script) => `${head(`GET ${script}`)}\r\n`.repeat(PIPELINED),
    drop: '\r\n',
    reads: 'now and then',
    count: 10,
  },
}

/** Opens one, and resolves to how long the server let it be. */
function hold(port: number, script: string, { opening, drop, reads }: Kind): Promise<number> {
  return new Promise((resolve) => {
    const socket: Socket = createConnection({ host: '127.0.0.1', port })
    let opened = performance.now()
    const talk = setInterval(() => {
      if (drop && socket.writable) socket.write(drop)
      if (reads === 'now and then') socket.read(64)
    }, 2_000)
    socket.once('connect', () => {
      opened = performance.now()
      socket.write(opening(script))
    })
    if (reads === true) socket.resume()
    // A client that does not read does not see the end either: it finds out when it writes.
    const probe = reads === true ? undefined : setInterval(() => socket.write('\r\n'), 500)
    socket.on('error', () => {})
    socket.once('end', () => socket.end())
    socket.once('close', () => {
      clearInterval(talk)
      clearInterval(probe)
      resolve(performance.now() - opened)
    })
  })
}

async function largestScript(browser: APIRequestContext) {
  const page = await (await browser.get('/')).text()
  let largest = { path: '', length: 0 }
  for (const path of new Set(page.match(/\/_next\/static\/[^"]+\.js/g))) {
    const { length } = await (await browser.get(path)).body()
    if (length > largest.length) largest = { path, length }
  }
  return largest
}

interface Asked {
  method: 'GET' | 'POST'
  host: string
  origin?: string
  body?: string
}

/** Calls under any name and from any origin, which fetch would not say. */
function callNamed(copy: Copy, { method, host, origin, body }: Asked) {
  const json = { 'Content-Type': 'application/json', ...(origin ? { Origin: origin } : {}) }
  const { port } = new URL(copy.url)
  return new Promise<{ status?: number; text: string }>((resolve, reject) => {
    const options = { port, path: '/api/funnel', method, headers: { Host: host, ...json } }
    const sent = ask({ ...options, host: '127.0.0.1' }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

test.describe('a copy of its own', () => {
  test.describe.configure({ mode: 'serial' })
  let copy: Copy
  let database: Awaited<ReturnType<typeof newDatabase>>

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    database = await newDatabase('door')
    copy = await startCopy({
      DATA_DIR: join(import.meta.dirname, '../../.test/door'),
      DATABASE_URL: database.url,
      LOG_LEVEL: 'info',
    })
  })

  test.afterAll(async () => {
    await copy?.stop()
    await database?.drop()
  })

  /** What a call as a page at `origin` would make it is answered. */
  const change = (host: string, origin: string) =>
    callNamed(copy, { method: 'POST', host, origin, body: '{"event":"preview"}' })

  /** The headers of an answer, except those of the moment and of the transfer. */
  function headersOf({ headers }: Response) {
    const said = Object.fromEntries(headers)
    for (const name of ['date', 'x-request-id', 'connection', 'keep-alive', 'content-length']) {
      delete said[name]
    }
    const { etag = '', 'content-encoding': encoding, 'transfer-encoding': _, ...rest } = said
    return { encoding, rest: { ...rest, etag: etag.replace(/^W\//, '') } }
  }

  test(
    'what it keeps of a build is the same in each encoding, to the byte and the header',
    SLOW_PROOF,
    async () => {
      const get = async (path: string, accept: string, more = {}) => {
        const headers = { 'Accept-Encoding': accept, ...more }
        const answer = await fetch(copy.url + path, { headers, redirect: 'manual' })
        return { answer, body: Buffer.from(await answer.arrayBuffer()) }
      }
      const home = await get('/', 'identity')
      const files = home.body.toString().match(/\/_next\/static\/[^"\\]+\.(js|css|woff2)/g) ?? []
      const kinds = ['js', 'css'].map((kind) => files.find((file) => file.endsWith(kind)) ?? '')
      for (const path of ['/guest-assessment', '/types/cs', '/before-paint.js', ...kinds]) {
        const next = await get(path, 'identity')
        expect(next.answer.status, path).toBe(200)
        // Only what is kept knows the length of what it has encoded.
        const sentIn = async (encoding: string) => {
          const { headers } = (await get(path, encoding)).answer
          return headers.get('content-length') && headers.get('content-encoding')
        }
        for (const encoding of ['gzip', 'br']) {
          await expect.poll(() => sentIn(encoding), path).toBe(encoding)
        }
        for (const encoding of ['identity', 'gzip', 'br']) {
          const kept = await get(path, encoding)
          expect(kept.body.equals(next.body), `${path} ${encoding}`).toBe(true)
          expect(headersOf(kept.answer), path).toEqual({
            encoding: encoding === 'identity' ? undefined : encoding,
            rest: headersOf(next.answer).rest,
          })
          expect(kept.answer.headers.get('etag')).toMatch(/^W\//)
        }
        const etag = next.answer.headers.get('etag') ?? ''
        const unchanged = await get(path, 'gzip', { 'If-None-Match': etag })
        expect(unchanged.answer.status, path).toBe(304)
        const policy = 'content-security-policy'
        expect(unchanged.answer.headers.get(policy)).toBe(next.answer.headers.get(policy))
      }
      const data = await get('/types/cs', 'identity', { RSC: '1' })
      const there = new URL(data.answer.headers.get('location') ?? '', copy.url)
      const react = await get(there.pathname + there.search, 'identity', { RSC: '1' })
      expect(react.answer.headers.get('content-type')).toContain('text/x-component')
    },
  )

  test('it listens on the loopback addresses alone', async () => {
    const { port } = new URL(copy.url)
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await fetch(`http://${host}:${port}/api/health/live`)).status, host).toBe(200)
    }
    const others = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
    for (const { address } of others) {
      const host = isIPv6(address) ? `[${address}]` : address
      await expect(fetch(`http://${host}:${port}/api/health/live`), host).rejects.toThrow()
    }
  })

  test('its pages are those at APP_URL, whatever a request calls itself', async () => {
    const { port } = new URL(copy.url)
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'discern.localhost']) {
      const own = `${name}:${port}`
      expect((await change(own, `http://${own}`)).status, own).toBe(204)
    }
    for (const origin of [
      `http://localhost:${Number(port) + 1}`,
      `https://localhost:${port}`,
      `http://localhost.evil.example:${port}`,
      'null',
    ]) {
      const { status, text } = await change(new URL(copy.url).host, origin)
      expect({ origin, status }).toEqual({ origin, status: 403 })
      expect(JSON.parse(text).error).toContain('APP_URL')
      await expect.poll(copy.output).toContain(`"origin":"${origin}","APP_URL":"${copy.url}"`)
    }
  })

  test('a name that was pointed to this machine meets a refusal that names the setting', async () => {
    const host = `evil.example:${new URL(copy.url).port}`
    for (const { status, text } of [
      await change(host, `http://${host}`),
      await callNamed(copy, { method: 'GET', host }),
    ]) {
      expect(status).toBe(403)
      expect(envelopeIn(text)?.error).toContain('APP_URL')
    }
    await expect.poll(copy.output).toContain('asked for by another name than APP_URL')
  })

  test('a state of the router that cannot be read is 400 on every page, and one line of JSON', async () => {
    const pages = Object.values(routes).filter((path) => !path.startsWith('/dev'))
    const trees = ['bogus', '%7B%7D', '%', '["",{}', 'null', '["",{},null,"all"]', '[["a"],{}]']
    const before = copy.output().length
    const answers: string[] = []
    for (const tree of trees) {
      for (const path of pages) {
        const headers = { RSC: '1', 'Next-Router-State-Tree': tree }
        const answer = await fetch(copy.url + path, { headers, redirect: 'manual' })
        answers.push(`${path}: ${answer.status} ${envelopeIn(await answer.text())?.code}`)
      }
    }
    expect(answers.filter((answer) => !answer.endsWith(': 400 malformed'))).toEqual([])
    const said = () => copy.output().slice(before).split('\n').filter(Boolean)
    const isRefusal = (line: string) => line.includes('"msg":"malformed Next-Router-State-Tree"')
    await expect.poll(() => said().filter(isRefusal).length).toBe(trees.length * pages.length)
    for (const line of said()) JSON.parse(line)
  })

  test(
    'half-open and slow connections end within 15 seconds, and others are answered meanwhile',
    SLOW_PROOF,
    async () => {
      test.setTimeout(120_000)
      const browser = await newStrictBrowser(copy.url)
      const { path: script, length } = await largestScript(browser)
      // More than the system's buffers hold, so that answers wait for the client to read.
      expect(length * PIPELINED).toBeGreaterThan(10_000_000)
      const port = Number(new URL(copy.url).port)
      const kinds = Object.entries(KINDS)
      expect(kinds.reduce((sum, [, { count }]) => sum + count, 0)).toBe(1_000)

      let isOver = false
      const held = Promise.all(
        kinds.map(async ([name, kind]) => {
          const lives = Array.from({ length: kind.count }, () => hold(port, script, kind))
          return [name, Math.max(...(await Promise.all(lives)))] as const
        }),
      ).finally(() => {
        isOver = true
      })
      const statuses: number[] = []
      while (!isOver) {
        for (const path of ['/api/health/ready', '/guest-assessment']) {
          statuses.push((await browser.get(path, { timeout: 10_000 })).status())
        }
      }
      expect(statuses.length).toBeGreaterThan(20)
      expect(new Set(statuses)).toEqual(new Set([200]))
      for (const [name, longest] of await held) expect(longest, name).toBeLessThan(LIMIT_MS)
    },
  )
})

test.describe('one build, served by many', () => {
  test.describe.configure({ timeout: 180_000 })

  const ROOT = join(import.meta.dirname, '../..')
  let folder: string
  const dataDir = () => join(folder, 'data')
  const NEXTAUTH_SECRET = randomBytes(32).toString('base64url')
  const copies: Copy[] = []
  const databases: { drop: () => Promise<unknown> }[] = []

  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'discern-serve-'))
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT })
  })

  test.afterAll(async () => {
    for (const copy of copies) await copy.stop()
    for (const database of databases) await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** No variables of ours but these. */
  const settings = (more: Record<string, string>) => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir(),
    NEXTAUTH_SECRET,
    ...more,
  })

  /** Runs a command to its end; returns its exit code and its output. */
  function run(script: string, env: Record<string, string>, cwd = ROOT) {
    return new Promise<{ code: number; said: string }>((resolve) => {
      const ended = (error: ExecFileException | null, stdout: string, stderr: string) =>
        resolve({ code: Number(error?.code ?? 0), said: stdout + stderr })
      execFile(process.execPath, [`scripts/${script}.mjs`], { cwd, env: settings(env) }, ended)
    })
  }

  /** A database without a table. */
  async function emptyDatabase() {
    const name = `served_${randomUUID().replaceAll('-', '')}`
    const { port, urlThrough, owner } = testDatabase()
    await query(`CREATE DATABASE ${name} OWNER ${new URL(owner).username}`)
    databases.push({ drop: () => query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) })
    return rolesOf(urlThrough(port).replace(/\/discern$/, `/${name}`))
  }

  test('the exit code says why it did not start', SLOW_PROOF, async ({ baseURL }) => {
    const empty = await emptyDatabase()
    const ready = await newDatabase('served')
    databases.push(ready)
    const unreachable = `postgresql://x:x@127.0.0.1:${await freePort()}/x`
    const PORT = String(await freePort())
    const taken = new URL(baseURL ?? '').port

    const wrong = await run('serve', { PORT: 'x' })
    expect(wrong).toEqual({ code: EXIT.setting, said: expect.stringContaining('PORT is') })
    const nameless = await run('serve', { PORT, DATABASE_URL: unreachable, NEXTAUTH_SECRET: '' })
    expect(nameless.code).toBe(EXIT.setting)
    expect(nameless.said).toContain('NEXTAUTH_SECRET is not set')
    const short = await run('serve', { PORT, DATABASE_URL: unreachable, METRICS_TOKEN: 'short' })
    expect(short.code).toBe(EXIT.setting)
    const away = await run('serve', { PORT, DATABASE_URL: unreachable })
    expect(away).toEqual({
      code: EXIT.noDatabase,
      said: expect.stringContaining('does not answer'),
    })
    expect((await run('migrate', { PORT, DATABASE_URL: unreachable })).code).toBe(EXIT.noDatabase)
    const older = await run('serve', { PORT, DATABASE_URL: empty.running })
    expect(older.code, older.said).toBe(EXIT.databaseOlder)
    expect(older.said).toContain('npm run migrate')
    const busy = await run('serve', { PORT: taken, DATABASE_URL: ready.running })
    expect(busy).toEqual({ code: EXIT.noPort, said: expect.stringContaining(`Port ${taken}`) })

    const bare = join(folder, 'bare')
    for (const file of ['serve', 'load-built', 'built', 'checkout', 'exit-codes']) {
      const path = file === 'serve' ? 'scripts/serve.mjs' : `lib/runtime/${file}.mjs`
      cpSync(join(ROOT, path), join(bare, path))
    }
    cpSync(join(ROOT, 'next.config.mjs'), join(bare, 'next.config.mjs'))
    const unbuilt = await run('serve', { PORT }, bare)
    expect(unbuilt).toEqual({ code: EXIT.notBuilt, said: expect.stringContaining('npm run build') })
    expect(new Set(Object.values(EXIT)).size).toBe(Object.values(EXIT).length)
  })

  test('a database of a newer version is served only on request', SLOW_PROOF, async () => {
    const database = await newDatabase('newer')
    databases.push(database)
    const { default: pg } = await import('pg')
    const owner = new pg.Client({ connectionString: database.owner })
    await owner.connect()
    await owner.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    VALUES ('x', 'x', '29990101000000_later', now())`)
    await owner.end()
    const PORT = String(await freePort())
    const refused = await run('serve', { PORT, DATABASE_URL: database.running })
    expect(refused.code, refused.said).toBe(EXIT.databaseNewer)
    expect(refused.said).toContain('29990101000000_later')
    const MIGRATION_DATABASE_URL = database.owner
    const migrated = await run('migrate', {
      DATABASE_URL: database.running,
      MIGRATION_DATABASE_URL,
    })
    expect(migrated.code).toBe(EXIT.databaseNewer)
    const env = { PORT, DATABASE_URL: database.running, ALLOW_NEWER_DATABASE: '1' }
    const server = await serve(env)
    expect(await server.end()).toBe(EXIT.ended)
  })

  /** What the lines of an output say; throws for one that is no JSON. */
  const linesOf = (
    output: string,
  ): { level: number; server: string; msg?: string; path?: string }[] =>
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))

  test(
    'serve writes JSON alone, says which it is, and has no line for what comes by the clock',
    SLOW_PROOF,
    async () => {
      const database = await newDatabase('lines')
      databases.push(database)
      const PORT = String(await freePort())
      const METRICS_TOKEN = randomBytes(16).toString('hex')
      const more = { LOG_LEVEL: 'info', SERVER_NAME: 'app-1', TRUSTED_PROXIES: '1', METRICS_TOKEN }
      const env = { PORT, DATABASE_URL: database.running, ...more }
      const server = await serve(env)
      const at = `http://localhost:${PORT}`
      const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
      for (const path of [
        '/api/health/live',
        '/api/health/ready',
        '/api/metrics',
        '/api/assessment/questions',
      ]) {
        expect((await fetch(at + path, { headers })).status, path).toBe(200)
      }
      const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
      const build = readFileSync(join(ROOT, '.built'), 'utf8').trim().replace('.build-', '')
      expect(await (await fetch(`${at}/api/health/live`)).json()).toEqual({
        status: 'ok',
        version,
        build,
      })
      // Periodic jobs exist from the start on, and are deleted when done.
      aimAt(database.url)
      await expect.poll(() => query('SELECT FROM pgboss.job')).toEqual([])
      aimAt()
      expect(await server.end()).toBe(EXIT.ended)
      const lines = linesOf(server.said())
      expect(lines.every(({ server: name }) => name === 'app-1')).toBe(true)
      expect(lines.filter(({ path }) => path).map(({ path }) => path)).toEqual([
        '/api/assessment/questions',
      ])
      expect(lines.map(({ msg }) => msg)).toContain(
        `Discern ${version} (${build}) is ready at ${at}`,
      )
      expect(lines.filter(({ msg }) => /job done|kept no longer/.test(msg ?? ''))).toEqual([])

      const wrong = await run('serve', { PORT: 'x' })
      expect(linesOf(wrong.said)).toMatchObject([
        { level: 50, msg: expect.stringContaining('PORT is "x"') },
      ])
    },
  )

  test(
    'npm start in a terminal writes a few words, and JSON where it is piped',
    SLOW_PROOF,
    async () => {
      const said: Record<string, string> = {}
      for (const DISCERN_TERMINAL of ['1', '']) {
        const database = await newDatabase('terminal')
        databases.push(database)
        const { owner, running } = rolesOf(database.url)
        const roles = { DATABASE_URL: running, MIGRATION_DATABASE_URL: owner }
        const copy = await startCopy({
          DATA_DIR: join(folder, 'terminal'),
          DISCERN_TERMINAL,
          LOG_LEVEL: '',
          ...roles,
        })
        await fetch(`${copy.url}/api/assessment/questions`)
        await fetch(`${copy.url}/api/health/ready`)
        await copy.stop()
        said[DISCERN_TERMINAL] = copy.output()
      }
      expect(said['1']).toContain('\nPress Ctrl-C to stop.\n')
      expect(said['1']).not.toMatch(/[{}]|questions|job done/)
      expect(linesOf(said[''] ?? '').map(({ path }) => path)).toContain('/api/assessment/questions')
    },
  )

  /** Serves until `end`, which resolves to the exit code. As another user where one is named. */
  async function serve(
    env: Record<string, string>,
    { uid, gid }: { uid?: number; gid?: number } = {},
  ) {
    const { child, ended, said } = await startServing(process.execPath, ['scripts/serve.mjs'], {
      cwd: ROOT,
      env: settings(env),
      ...(uid && { uid, gid }),
    })
    return {
      said,
      end: () => {
        child.kill('SIGTERM')
        return ended
      },
    }
  }

  const UNPRIVILEGED = 65_534

  /** Whether an ordinary user may read the checkout, and may not write to it. */
  function nobodyMayReadOnly(): boolean {
    if (process.getuid?.() !== 0) return false
    const as = { cwd: '/', uid: UNPRIVILEGED, gid: UNPRIVILEGED }
    try {
      execFileSync('sh', ['-c', `cd '${ROOT}' && test -r .built && test ! -w .`], as)
      return true
    } catch {
      return false
    }
  }

  test(
    'it migrates, serves without writing to its folder, and ends on SIGTERM',
    SLOW_PROOF,
    async () => {
      test.skip(
        !nobodyMayReadOnly(),
        'Only root can try it as another user, in a folder that one may read.',
      )
      const { running, owner } = await emptyDatabase()
      const migrated = await run('migrate', {
        DATABASE_URL: running,
        MIGRATION_DATABASE_URL: owner,
      })
      expect(migrated).toEqual({
        code: 0,
        said: expect.stringContaining('Applied 20261120162635_init'),
      })
      const again = await run('migrate', { DATABASE_URL: running, MIGRATION_DATABASE_URL: owner })
      expect(again).toEqual({ code: 0, said: expect.stringContaining('Nothing to apply') })
      const PORT = String(await freePort())
      const server = await serve(
        { PORT, DATABASE_URL: running },
        { uid: UNPRIVILEGED, gid: UNPRIVILEGED },
      )
      const at = `http://localhost:${PORT}`
      for (const path of ['/', '/types/cs', '/api/health/ready', '/api/assessment/sample-pdf']) {
        expect((await fetch(at + path)).status, path).toBe(200)
      }
      // An embedded database would be there.
      expect(existsSync(dataDir())).toBe(false)
      expect(await server.end()).toBe(EXIT.ended)
    },
  )

  /** What two operators say of themselves, and what then stands on pages. */
  const OPERATORS = [
    {
      APP_URL: 'https://one.example',
      CURRENCY: 'eur',
      OPERATOR: 'Fernhill',
      symbol: '€',
      code: 'EUR',
    },
    {
      APP_URL: 'https://two.example',
      CURRENCY: 'gbp',
      OPERATOR: 'Oakridge',
      symbol: '£',
      code: 'GBP',
    },
  ] as const

  test(
    'one build serves two addresses and two currencies, without a trace of the other',
    SLOW_PROOF,
    async ({ browser }) => {
      const database = await newDatabase('addresses')
      databases.push(database)
      for (const { APP_URL, CURRENCY, OPERATOR } of OPERATORS) {
        const copy = await startCopy({
          DATA_DIR: join(folder, CURRENCY),
          DATABASE_URL: database.url,
          NEXTAUTH_SECRET,
          APP_URL,
          CURRENCY,
          OPERATOR,
        })
        copies.push(copy)
      }
      const build = readFileSync(join(ROOT, '.built'), 'utf8').trim()
      const { routes: built } = JSON.parse(
        readFileSync(join(ROOT, build, 'prerender-manifest.json'), 'utf8'),
      ) as { routes: Record<string, unknown> }
      const isText = (path: string) => !/^\/_|\.(png|ico|svg)$|image/.test(path)
      const paths = [...Object.keys(built).filter(isText), '/robots.txt', '/sitemap.xml']
      expect(paths.length).toBeGreaterThan(25)
      for (const [at, mine] of OPERATORS.entries()) {
        const other = at === 0 ? OPERATORS[1] : OPERATORS[0]
        const home: string[] = []
        for (const path of paths) {
          // React's data first: what the browser gets of a page that has not been opened yet.
          for (const headers of [{ RSC: '1' }, {}] as Record<string, string>[]) {
            const response = await fetch((copies[at] as Copy).url + path, { headers })
            expect(response.status, path).toBe(200)
            const text = await response.text()
            for (const trace of [
              other.APP_URL,
              other.symbol,
              other.OPERATOR,
              'localhost',
              '"USD"',
            ]) {
              expect(text, `${path} of ${mine.APP_URL}`).not.toContain(trace)
            }
            expect(text, path).not.toMatch(/\$(19|49)\.?\d*[ <.,](?!\\n)/)
            if (path === '/') home.push(text)
          }
        }
        for (const text of home) {
          for (const mark of [mine.APP_URL, `${mine.symbol}19`, mine.OPERATOR])
            expect(text).toContain(mark)
        }
        expect(home[1]).toContain(`"priceCurrency":"${mine.code}"`)
      }

      // The browser's own code has it from the page.
      const copy = await startCopy({
        DATA_DIR: join(folder, 'browser'),
        DATABASE_URL: database.url,
        CURRENCY: 'chf',
      })
      copies.push(copy)
      const context = await browser.newContext({ baseURL: copy.url })
      const { result_id } = await submitAnswers(context.request, answersFor('CS'))
      const page = await context.newPage()
      await page.goto(forResult(routes.checkout, result_id))
      await expect(page.getByText(/CHF\s?19/).first()).toBeVisible()
      await expect(page.getByText('$19')).toHaveCount(0)
      await context.close()
    },
  )
})
