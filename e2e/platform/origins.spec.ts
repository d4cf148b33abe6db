/** Under which names a copy answers, and from which pages it takes changes. */
import { request as ask } from 'node:http'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../support/checks'
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

test.describe.configure({ mode: 'serial' })
let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  database = await newDatabase('origins')
  copy = await startCopy({
    DATA_DIR: join(import.meta.dirname, '../../.test/origins'),
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
