import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '../../api/endpoint'
import { serveWhileTesting } from '../testing'
import { bodyLimit, UNREAD_BYTES } from './body'

/** Requests that have come, by their path, and those whose body has arrived. */
const come = new Set<string>()
const arrived = new Set<string>()
/** Those that were turned away, and those whose client has gone. */
const turnedAway = new Set<string>()
const gone = new Set<string>()
/** Whether they had been read from by then. */
const touched: boolean[] = []

const MOST = 3
const onceWhole = bodyLimit(MOST)
const server = createServer({ highWaterMark: UNREAD_BYTES }, (req, res) => {
  const path = req.url ?? ''
  come.add(path)
  req.once('close', () => gone.add(path))
  const refuse = (why: string) => () => {
    turnedAway.add(path)
    res.shouldKeepAlive = false
    res.end(why)
  }
  onceWhole(req, {
    tooLarge: refuse('too large'),
    tooSlow: refuse('too slow'),
    whole: () => {
      arrived.add(path)
      touched.push(req.readableDidRead)
      const chunks: Buffer[] = []
      req.on('data', (chunk) => chunks.push(chunk))
      req.on('end', () => res.end(Buffer.concat(chunks)))
    },
  })
})
serveWhileTesting(server)

function open(path: string, headers: Record<string, string | number> = {}) {
  const { port } = server.address() as AddressInfo
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
  ])('is read whole by what comes next: %s', async (name, body) => {
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

  it('has not arrived with all the bytes that it may have, but with its end', async () => {
    const { sent, answer } = open('/full')
    sent.write('x'.repeat(MAX_BODY_BYTES))
    // The next request was already read with the first.
    for (const path of ['/second', '/third']) {
      const another = open(path)
      another.sent.end('x'.repeat(MAX_BODY_BYTES))
      await another.answer
    }
    expect([come.has('/full'), arrived.has('/full')]).toEqual([true, false])
    sent.end()
    expect(await answer).toHaveLength(MAX_BODY_BYTES)
  })

  it('is refused at the first byte too many, though its end never comes', async () => {
    const { sent, answer } = open('/too-large')
    sent.write('x'.repeat(MAX_BODY_BYTES))
    sent.write('x')
    expect(await answer).toBe('too large')
    expect(arrived.has('/too-large')).toBe(false)
    sent.destroy()
  })
})

describe('bodies that do not end', () => {
  it('leave, the oldest first, once there are too many, and keep out no other', async () => {
    const slow = []
    for (const path of ['/1', '/2', '/3', '/4']) {
      const one = open(path)
      one.sent.on('error', () => {})
      one.sent.write('x')
      slow.push(one)
      await expect.poll(() => come.has(path)).toBe(true)
    }
    expect(await slow[0]?.answer).toBe('too slow')
    const another = open('/whole')
    another.sent.end('whole')
    expect(await another.answer).toBe('whole')
    expect(await slow[1]?.answer).toBe('too slow')
    for (const { sent, answer } of slow.slice(2)) {
      sent.end('y')
      expect(await answer).toBe('xy')
    }
  })

  it('count no longer once their client has gone', async () => {
    for (const path of ['/a', '/b', '/c', '/d']) {
      const one = open(path)
      one.answer.catch(() => {})
      one.sent.write('x')
      await expect.poll(() => come.has(path)).toBe(true)
      one.sent.destroy()
      await expect.poll(() => gone.has(path)).toBe(true)
    }
    expect([...turnedAway].filter((path) => /[a-d]$/.test(path))).toEqual([])
  })
})
