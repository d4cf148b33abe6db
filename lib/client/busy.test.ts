import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { whileBusy } from './busy'

const busy = () => new ApiError('busy', 'Busy.', undefined, 2)

describe('a call that the server was too busy to begin', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is sent again after as long as the server says', async () => {
    const send = vi.fn().mockRejectedValueOnce(busy()).mockResolvedValue('in')
    const sent = whileBusy(send, { times: 3 })
    await vi.advanceTimersByTimeAsync(1900)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1200)
    expect(await sent).toBe('in')
  })

  it('is given up after three times, and any other refusal at once', async () => {
    const send = vi.fn().mockRejectedValue(busy())
    const given = expect(whileBusy(send, { times: 3 })).rejects.toThrow('Busy.')
    await vi.advanceTimersByTimeAsync(10_000)
    await given
    expect(send).toHaveBeenCalledTimes(3)
    const wrong = vi.fn().mockRejectedValue(new ApiError('wrong_credentials', 'Wrong.'))
    await expect(whileBusy(wrong, { times: 3 })).rejects.toThrow('Wrong.')
    expect(wrong).toHaveBeenCalledTimes(1)
  })

  it('is given up where the next time is too late, and at once where the server does not say when', async () => {
    const send = vi.fn().mockRejectedValue(busy())
    const given = expect(whileBusy(send, { forMs: 6_500 })).rejects.toThrow('Busy.')
    await vi.advanceTimersByTimeAsync(6_500)
    await given
    expect([3, 4]).toContain(send.mock.calls.length)
    const silent = vi.fn().mockRejectedValue(new ApiError('busy', 'Busy.'))
    await expect(whileBusy(silent, { times: 3 })).rejects.toThrow('Busy.')
    expect(silent).toHaveBeenCalledTimes(1)
  })
})
