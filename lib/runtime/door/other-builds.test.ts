import { createServer } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubEnvironment } from '../../server/base/testing'
import { serveWhileTesting } from '../testing'

stubEnvironment({ LOG_LEVEL: 'silent' })
const { withOtherBuilds } = await import('./other-builds')

const OWN = '/_next/static/chunks/own.js'
const OLD = '/_next/static/chunks/old.js'

/** What Next, here a function, and the database were asked for. */
let asked: string[] = []
let isAway = false

const handle = withOtherBuilds(
  async (req, res) => {
    asked.push(`Next ${req.url}`)
    res.end('own')
  },
  {
    own: new Set([OWN]),
    find: async (path) => {
      asked.push(`database ${path}`)
      if (isAway) throw new Error('away')
      return path === OLD ? Buffer.from('old') : null
    },
  },
)
const url = serveWhileTesting(createServer((req, res) => void handle(req, res)))

beforeEach(() => {
  asked = []
  isAway = false
})

describe('row 5: what a page of another build loads', () => {
  it('is found in the database, and may be kept for good', async () => {
    const answer = await fetch(url() + OLD)
    expect(await answer.text()).toBe('old')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(asked).toEqual([`database ${OLD}`])
    const head = await fetch(url() + OLD, { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['3', ''])
  })

  it('is not asked for where the file is our own, or none', async () => {
    for (const path of [OWN, '/types', '/_next/data']) await fetch(url() + path)
    expect(asked).toEqual([`Next ${OWN}`, 'Next /types', 'Next /_next/data'])
  })

  it('is Next’s to answer where no build has it', async () => {
    await fetch(`${url()}/_next/static/none.js`)
    expect(asked).toEqual(['database /_next/static/none.js', 'Next /_next/static/none.js'])
  })

  it('is to be asked for again while the database is away', async () => {
    isAway = true
    const answer = await fetch(url() + OLD)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  })
})
