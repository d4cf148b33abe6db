/** public/report-worker.js, run with a browser of the test's own around it. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { RETENTION } from '../../retention'
import { forResult, routes } from '../../routes'
import { REPORTS_CACHE } from './forget-reports'

const CODE = readFileSync('public/report-worker.js', 'utf8')
const ORIGIN = 'https://discern.test'
const { keep } = RETENTION.device_reports
const KEPT_MS = keep && 'days' in keep ? keep.days * 86_400_000 : 0

const pathOf = (id: string) => forResult(routes.report, id)
/** What the server answers a report that does not open, and a page of an account whose session has ended. */
const AWAY = { type: 'opaqueredirect', status: 0 }
const OPEN = { type: 'basic', status: 200 }
const BROKEN = { type: 'basic', status: 503 }

interface Kept {
  id: string
  for?: 'account' | 'guest'
  /** So long ago, in milliseconds. */
  age?: number
}

/** A worker that has these texts. `online` is what the server says; null where there is no network. */
function begin(texts: Kept[], { isWithdrawn = false } = {}) {
  const store = new Map(
    texts.map(({ id, for: reader = 'account', age = 0 }) => [
      ORIGIN + pathOf(id),
      {
        text: id,
        headers: new Headers({
          'X-Kept-For': reader,
          'X-Kept-At': new Date(Date.now() - age).toISOString(),
        }),
      },
    ]),
  )
  const cache = {
    keys: async () => [...store.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => store.get(url),
    delete: async ({ url }: { url: string }) => store.delete(url),
  }
  const heard = new Map<string, (event: object) => void>()
  const waits: Promise<unknown>[] = []
  let online: object | null | 'slow' = null
  let endPatience = () => {}
  let isRegistered = true
  const state = {
    kept: () => [...store.values()].map(({ text }) => text),
    isRegistered: () => isRegistered,
  }
  runInNewContext(isWithdrawn ? CODE.replace('WITHDRAWN = false', 'WITHDRAWN = true') : CODE, {
    URL,
    Date,
    Promise,
    Response: { error: () => 'no connection' },
    addEventListener: (name: string, listener: (event: object) => void) =>
      heard.set(name, listener),
    skipWaiting: () => {},
    registration: { unregister: async () => (isRegistered = false) },
    caches: {
      has: async () => store.size > 0,
      open: async (name: string) => {
        expect(name).toBe(REPORTS_CACHE)
        return cache
      },
      delete: async () => store.clear(),
    },
    setTimeout: (done: (value: unknown) => void, _: number, value: unknown) => {
      endPatience = () => done(value)
    },
    fetch: async () => {
      if (online === 'slow') {
        setTimeout(() => endPatience(), 20)
        return new Promise(() => {})
      }
      if (online === null) throw new TypeError('Failed to fetch')
      return online
    },
  })
  async function activate() {
    heard.get('activate')?.({ waitUntil: (work: Promise<unknown>) => waits.push(work) })
    await Promise.all(waits)
  }
  /** What the person is shown at an address; undefined where the worker leaves it to the browser. */
  async function visit(path: string, answer: typeof online, mode = 'navigate') {
    online = answer
    let shown: Promise<unknown> | undefined
    heard.get('fetch')?.({
      request: { url: ORIGIN + path, mode },
      respondWith: (response: Promise<unknown>) => {
        shown = response
      },
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    })
    const response = (await shown) as { text?: string } | string | undefined
    if (answer !== 'slow') await Promise.all(waits)
    return typeof response === 'object' && 'text' in response ? response.text : response
  }
  return { ...state, activate, visit }
}

describe('the worker of kept reports', () => {
  it('shows a text where the network is away: that of the result, else the one opened last', async () => {
    const { visit } = begin([{ id: 'a' }, { id: 'b' }])
    expect(await visit(pathOf('a'), null)).toBe('a')
    expect(await visit(routes.report, null)).toBe('b')
    expect(await visit(routes.assessment, null)).toBe('b')
    expect(await visit(pathOf('c'), null)).toBe('no connection')
  })

  it('shows the text of a report that does not come in time, and of nothing else', async () => {
    const { visit } = begin([{ id: 'a' }])
    expect(await visit(pathOf('a'), 'slow')).toBe('a')
    const shown = Promise.race([
      visit(routes.assessment, 'slow'),
      new Promise((resolve) => setTimeout(resolve, 60, 'nothing yet')),
    ])
    expect(await shown).toBe('nothing yet')
  })

  it('never answers for the server, and nothing but pages', async () => {
    const { visit, kept } = begin([{ id: 'a' }])
    expect(await visit(pathOf('a'), OPEN)).toBe(OPEN)
    expect(await visit(pathOf('a'), BROKEN)).toBe(BROKEN)
    expect(await visit('/api/results/a', null, 'cors')).toBeUndefined()
    expect(kept()).toEqual(['a'])
  })

  it('deletes what does not open any longer, and of an ended session all', async () => {
    const { visit, kept } = begin([{ id: 'a' }, { id: 'b' }, { id: 'g', for: 'guest' }])
    expect(await visit(pathOf('a'), AWAY)).toBe(AWAY)
    expect(kept()).toEqual(['b', 'g'])
    await visit(routes.assessment, AWAY)
    expect(kept()).toEqual(['g'])
    await visit(routes.report, AWAY)
    expect(kept()).toEqual([])
  })

  it('shows none after its time, and deletes it', async () => {
    const { visit, kept } = begin([
      { id: 'old', age: KEPT_MS + 1 },
      { id: 'new', age: KEPT_MS - 60_000 },
    ])
    expect(await visit(pathOf('old'), null)).toBe('no connection')
    expect(await visit(pathOf('new'), null)).toBe('new')
    expect(kept()).toEqual(['new'])
  })

  it('once withdrawn, deletes all texts and itself, and answers nothing', async () => {
    const { activate, visit, kept, isRegistered } = begin([{ id: 'a' }], { isWithdrawn: true })
    await activate()
    expect(kept()).toEqual([])
    expect(isRegistered()).toBe(false)
    expect(await visit(pathOf('a'), null)).toBeUndefined()
  })
})
