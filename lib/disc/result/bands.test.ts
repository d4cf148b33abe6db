import { expect, it } from 'vitest'
import { readBand } from './bands'

it.each([
  [85, { low: 71, high: 94 }, 'HIGH', 'Dominant trait'],
  [85, { low: 69, high: 94 }, 'HIGH, may be MED', 'May be MED'],
  [42, { low: 30, high: 60 }, 'MED, may be LOW', 'May be LOW'],
  [55, { low: 39, high: 70 }, 'Around MED, not sure yet', 'Not sure yet'],
  [12, { low: 3, high: 40 }, 'LOW, may be MED', 'May be MED'],
  [85, null, 'HIGH', 'Dominant trait'],
])('a score of %i in the range %o is %s', (score, range, text, note) => {
  expect(readBand(score, range)).toMatchObject({ text, note })
})
