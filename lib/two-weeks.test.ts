import { expect, it } from 'vitest'
import { dayOf } from './two-weeks'

const FROM = new Date('2026-11-20T09:00:00Z')

it('counts the days of two weeks, and no more', () => {
  const dayAt = (time: string) => dayOf(FROM, new Date(time))
  expect(dayAt('2026-11-20T09:00:00Z')).toBe(1)
  expect(dayAt('2026-11-22T10:00:00Z')).toBe(3)
  expect(dayAt('2026-12-04T08:59:59Z')).toBe(14)
  expect(dayAt('2026-12-04T09:00:00Z')).toBeNull()
})

it('begins on the first day, also by a clock that is behind', () => {
  expect(dayOf(FROM, new Date('2026-11-20T08:59:00Z'))).toBe(1)
})
