import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { createSender } from './sender'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends the first at once, then the newest after the gap, and none in between', async () => {
  const send = vi.fn(async () => {})
  const onSent = vi.fn()
  const { push } = createSender<number>({ send, gapMs: 100, onSent })
  for (const value of [1, 2, 3, 4]) push(value)
  await vi.advanceTimersByTimeAsync(99)
  expect(send.mock.calls).toEqual([[1]])
  expect(onSent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(send.mock.calls).toEqual([[1], [4]])
  expect(onSent).toHaveBeenCalledTimes(1)
})

it('sends again what had no answer, unless there is a newer one', async () => {
  const send = vi.fn<(value: number) => Promise<void>>().mockRejectedValueOnce(new Error('offline'))
  const onUnsent = vi.fn()
  const { push } = createSender<number>({ send, onUnsent })
  push(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(onUnsent).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(send.mock.calls).toEqual([[1], [1]])

  send.mockRejectedValueOnce(new ApiError('busy', ''))
  push(2)
  await vi.advanceTimersByTimeAsync(0)
  push(3)
  await vi.advanceTimersByTimeAsync(1000)
  expect(send.mock.calls.slice(2)).toEqual([[2], [3]])
})

it('drops what the server refuses', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError('conflict', '')))
  const onRefused = vi.fn()
  createSender<number>({ send, onRefused }).push(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
  expect(onRefused).toHaveBeenCalledTimes(1)
})
