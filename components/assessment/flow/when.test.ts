import { expect, it } from 'vitest'
import { whenOf } from './when'

const now = new Date(2026, 10, 20, 0, 30)

it('goes by the calendar, not by hours', () => {
  expect(whenOf(new Date(2026, 10, 20, 0, 10), now)).toBe('today')
  expect(whenOf(new Date(2026, 10, 19, 23, 50), now)).toBe('yesterday')
  expect(whenOf(new Date(2026, 10, 19, 0, 0), now)).toBe('yesterday')
  expect(whenOf(new Date(2026, 10, 18, 23, 59), now)).toBe('on November 18')
})

it('names the year when it is another', () => {
  expect(whenOf(new Date(2025, 11, 31), now)).toBe('on December 31, 2025')
})

it('takes a clock that runs ahead for today', () => {
  expect(whenOf(new Date(2026, 10, 21, 9), now)).toBe('today')
})
