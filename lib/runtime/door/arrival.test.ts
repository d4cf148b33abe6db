import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '../../api/endpoint'
import { onceArrived } from './arrival'

/** Requests that have come, by their path, and those that have arrived. */
const come = new Set<string>()
const arrived = new Set<string>()
/** Whether somebody had read of them by then. */
const touched: boolean[] = []

const server = createServer({ highWaterMark: MAX_BODY_BYTES }, (req, res) => {
  come.add(req.url ?? '')
  onceArrived(req, () => {
    arrived.add(req.url ?? '')
    touched.push(req.readableDidRead)
    const chunks: Buffer[] = []
    req.on('data', (chunk) => chunks.push(chunk))
    req.on('end', () => res.end(Buffer.concat(chunks)))
  })
})
let port: number

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function open(path: string, headers: Record<string, string | number> = {}) {
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers })
  const answer = new Promise<string>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks).toString())
    })
  })
  return { sent, answer }
}

describe('a body that arrives', () => {
  it.each([
    ['nothing', ''],
    ['one piece', '{"a":1}'],
    ['as much as is taken', 'x'.repeat(MAX_BODY_BYTES)],
    ['more than is taken', 'x'.repeat(10 * MAX_BODY_BYTES)],
  ])('is read whole by whoever comes next: %s', async (name, body) => {
    for (const isMeasured of [true, false]) {
      const headers = isMeasured ? { 'Content-Length': body.length } : undefined
      const { sent, answer } = open(`/${name.replaceAll(' ', '-')}`, headers)
      sent.end(body)
      expect(await answer).toBe(body)
      expect(touched.pop()).toBe(false)
    }
  })

  it('has arrived only with its last piece', async () => {
    const { sent, answer } = open('/pieces')
    sent.write('one')
    await expect.poll(() => come.has('/pieces')).toBe(true)
    const another = open('/another')
    another.sent.end('two')
    expect(await another.answer).toBe('two')
    expect(arrived.has('/pieces')).toBe(false)
    sent.end(' two')
    expect(await answer).toBe('one two')
  })
})
