import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { joinList, keepSending } from './launch-list'

const EMAIL = 'mia@example.com'
const sent: string[] = []
let isUp: boolean
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  isUp = false
  sent.length = 0
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page))
  }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (!isUp) throw new TypeError('No network')
    sent.push(JSON.parse(body).email)
    return Response.json({ message: '' }, { status: 201 })
  })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A storage that still reads, and takes nothing new. */
function fullStorage(): void {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
    removeItem: () => {},
  })
}

it('an address outlives a network that is away and a storage that is full', async () => {
  fullStorage()
  stop = keepSending()
  expect(await joinList(EMAIL)).toBe(true)
  expect(sent).toEqual([])
  isUp = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([EMAIL])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent).toEqual([EMAIL])
})
