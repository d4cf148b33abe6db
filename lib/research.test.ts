import { expect, it } from 'vitest'
import { timeBand } from './research'

it.each([
  [0, 'under 2 s'],
  [1_999, 'under 2 s'],
  [2_000, '2 to 5 s'],
  [4_999, '2 to 5 s'],
  [5_000, '5 to 15 s'],
  [14_999, '5 to 15 s'],
  [15_000, '15 to 60 s'],
  [59_999, '15 to 60 s'],
  [60_000, 'over 60 s'],
  [86_400_000, 'over 60 s'],
  [null, ''],
  [undefined, ''],
])('%s ms are %j', (ms, band) => {
  expect(timeBand(ms)).toBe(band)
})
