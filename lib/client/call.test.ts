import { afterEach, describe, expect, it, vi } from 'vitest'
import { getQuestions, submitGuestAssessment } from '@/lib/api/entries/assessment'
import { call, NoAnswer } from './call'

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
