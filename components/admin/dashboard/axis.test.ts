import { expect, it } from 'vitest'
import { topOf } from './axis'

it.each([
  [[], 1],
  [[0, 0], 1],
  [[3, 1], 3],
  [[7], 8],
  [[10], 10],
  [[11], 15],
  [[2.5], 3],
  [[420, 100], 500],
  [[640], 800],
  [[1900], 2000],
  [[999_999], 1_000_000],
])('an axis of %j ends at %d', (values, top) => {
  expect(topOf(values)).toBe(top)
})
