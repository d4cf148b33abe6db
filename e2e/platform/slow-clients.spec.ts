/** A thousand clients that stop, drip or don't read: each is let go in time, and others are answered meanwhile. */
import { createConnection, type Socket } from 'node:net'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { newDatabase } from '../support/database'
import { newStrictBrowser } from '../support/people'

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

let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  database = await newDatabase('slow_clients')
  copy = await startCopy({
    DATA_DIR: join(import.meta.dirname, '../../.test/slow-clients'),
    DATABASE_URL: database.url,
  })
})

test.afterAll(async () => {
  await copy?.stop()
  await database?.drop()
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
