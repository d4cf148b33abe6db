/** The HTTP server of a copy: what it caches of a build, and under which names and addresses it answers. */
import { request as ask } from 'node:http'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { routes } from '../../lib/routes'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { newDatabase } from '../support/database'
import { envelopeIn } from '../support/envelope'

interface Asked {
  method: 'GET' | 'POST'
  host: string
  origin?: string
  body?: string
}

/** Calls under any name and from any origin, which fetch would not say. */
function request(copy: Copy, { method, host, origin, body }: Asked) {
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
    request(copy, { method: 'POST', host, origin, body: '{"event":"preview"}' })

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
      await request(copy, { method: 'GET', host }),
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
})
