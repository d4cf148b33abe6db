import { afterEach, describe, expect, it, vi } from 'vitest'
import { getQuestions, submitGuestAssessment } from '@/lib/api/entries/assessment'
import { getComparisonPdf } from '@/lib/api/entries/comparisons'
import { deleteGroup } from '@/lib/api/entries/groups'
import { downloadForHr } from '@/lib/api/entries/system'
import { messages } from '@/lib/messages'
import { MADE_UP_GROUP } from '@/lib/routes'
import { call, download, NoAnswer } from './call'

afterEach(() => vi.unstubAllGlobals())

const abort = () => new DOMException('Fetch is aborted', 'AbortError')

describe('a call that ran out of time is no answer', () => {
  it.each(['TimeoutError', 'AbortError'])('as %s', async (name) => {
    vi.stubGlobal('fetch', async () => {
      throw new DOMException('Out of time', name)
    })
    await expect(call(getQuestions)).rejects.toBeInstanceOf(NoAnswer)
  })

  it('in the middle of its body', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(abort()) })
    vi.stubGlobal('fetch', async () => new Response(body))
    await expect(call(getQuestions)).rejects.toBeInstanceOf(NoAnswer)
  })
})

describe('about the made-up group', () => {
  it('nothing is sent: every change and every file is refused in one line', async () => {
    const send = vi.fn()
    vi.stubGlobal('fetch', send)
    const params = { id: MADE_UP_GROUP }
    await expect(call(deleteGroup, { params })).rejects.toThrow(messages.groups.madeUp)
    await expect(download(getComparisonPdf, { params })).rejects.toThrow(messages.groups.madeUp)
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a submit goes out once', () => {
  const responses = { body: { responses: [] } }
  const denied = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
  const LOCKS: [string, unknown][] = [
    ['with locks', { request: async (_: string, granted: () => unknown) => granted() }],
    ['where locks are denied', { request: denied }],
    [
      'where asking for one throws',
      {
        request: () => {
          throw new TypeError('Denied')
        },
      },
    ],
    ['without locks', undefined],
  ]

  it.each(LOCKS)('%s', async (_, locks) => {
    vi.stubGlobal('navigator', { locks })
    const send = vi.fn(async () => Response.json({ result_id: 'x' }, { status: 201 }))
    vi.stubGlobal('fetch', send)
    await expect(call(submitGuestAssessment, responses)).resolves.toEqual({ result_id: 'x' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it.each(LOCKS)('%s, also without an answer', async (_, locks) => {
    vi.stubGlobal('navigator', { locks })
    const send = vi.fn(() => Promise.reject(abort()))
    vi.stubGlobal('fetch', send)
    await expect(call(submitGuestAssessment, responses)).rejects.toBeInstanceOf(NoAnswer)
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('a file that others stand in line for', () => {
  const refusal = (headers: Record<string, string>) =>
    Response.json({ error: 'In line.', code: 'busy' }, { status: 503, headers })
  const file = () => new Response('%PDF')

  it('is asked for again when the server says so', async () => {
    vi.useFakeTimers()
    const answers = [refusal({ 'Retry-After': '3' }), refusal({ 'Retry-After': '3' }), file()]
    const send = vi.fn(async () => answers.shift())
    vi.stubGlobal('fetch', send)
    const loaded = download(downloadForHr)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await (await loaded).blob.text()).toBe('%PDF')
    expect(send).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  it('is given up after a minute, and at once where the server does not say when', async () => {
    vi.useFakeTimers()
    const send = vi.fn(async () => refusal({ 'Retry-After': '3' }))
    vi.stubGlobal('fetch', send)
    const loaded = download(downloadForHr).catch((error) => error)
    await vi.advanceTimersByTimeAsync(70_000)
    expect(await loaded).toMatchObject({ code: 'busy' })
    expect(send.mock.calls.length).toBeLessThan(22)
    vi.stubGlobal('fetch', async () => refusal({}))
    await expect(download(downloadForHr)).rejects.toMatchObject({ message: 'In line.' })
    vi.useRealTimers()
  })
})
