import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubEnvironment } from '../base/testing'

stubEnvironment()
const { sharing } = await import('./health')

/** Looks that have no answer yet. */
let looks: ((isReady: boolean) => void)[] = []
let isReady: () => Promise<boolean>

beforeEach(() => {
  vi.useFakeTimers()
  looks = []
  isReady = sharing(() => new Promise((answer) => looks.push(answer)))
})
afterEach(() => void vi.useRealTimers())

it('looks once for all who ask within a second', async () => {
  const first = Array.from({ length: 300 }, isReady)
  looks[0]?.(true)
  expect(new Set(await Promise.all(first))).toEqual(new Set([true]))
  await vi.advanceTimersByTimeAsync(990)
  expect(await isReady()).toBe(true)
  expect(looks).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10)
  const later = isReady()
  expect(looks).toHaveLength(2)
  looks[1]?.(false)
  expect(await later).toBe(false)
})

it('waits no longer than two seconds, and has one look at a time', async () => {
  const first = isReady()
  await vi.advanceTimersByTimeAsync(1_900)
  const second = isReady()
  expect(looks).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await Promise.all([first, second])).toEqual([false, false])
})
