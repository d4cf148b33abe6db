import { createServer } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { messages } from '@/lib/messages'
import { stubEnvironment } from '@/lib/server/base/testing'
import { serveWhileTesting } from '../testing'

stubEnvironment()
const { answeringOnce } = await import('./rendered-once')

const rendered: string[] = []
let fails = false
const render = vi.fn(async (page: string) => {
  await new Promise((done) => setImmediate(done))
  if (fails) throw new Error('broken')
  rendered.push(page)
})
const handle = answeringOnce(
  async (req, res) => {
    res.end(`${rendered.length} ${req.url}`)
  },
  { pages: new Set(['/', '/types/cs', '/other']), render },
)
const url = serveWhileTesting(createServer((req, res) => void handle(req, res)))

describe('a page that was built', () => {
  it('is rendered once before anybody sees it, however many ask', async () => {
    const all = await Promise.all([1, 2, 3].map(async () => (await fetch(url())).text()))
    expect(all).toEqual(['1 /', '1 /', '1 /'])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('is found under any spelling', async () => {
    await fetch(`${url()}/types/%63s?_rsc=1`)
    await fetch(`${url()}/types/cs/`)
    expect(rendered).toEqual(['/', '/types/cs'])
  })

  it('is not shown as it was built where that fails, and is tried again', async () => {
    fails = true
    const answer = await fetch(`${url()}/other`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.text()).toContain(messages.page.brokenTitle)
    fails = false
    expect(await (await fetch(`${url()}/other`)).text()).toBe('3 /other')
  })

  it('is the only thing that waits', async () => {
    const before = render.mock.calls.length
    expect((await fetch(`${url()}/results`)).status).toBe(200)
    expect(render).toHaveBeenCalledTimes(before)
  })
})
