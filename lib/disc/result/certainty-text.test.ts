import { expect, it } from 'vitest'
import { STUDY_RESULTS } from '../study/results'
import { MEMBER_RANGE_NOTE, rangeText, scoreText } from './certainty-text'

it('writes a range', () => {
  const range = { low: 68, high: 84 }
  expect(rangeText(range)).toBe('68 to 84')
  expect(scoreText(77, range)).toBe('77, probably 68 to 84')
  expect(scoreText(77, null)).toBe('77')
})

it('row 8: says of ranges what the study found in its worst world and its kindest', () => {
  const holds = STUDY_RESULTS.kinds
    .filter(({ kind }) => kind !== 'fakers' && kind !== 'idealPoint')
    .map(({ stages }) => Math.floor(100 * stages.first.coverage))
  const said = `${Math.min(...holds)} to ${Math.max(...holds)} times out of 100`
  expect(MEMBER_RANGE_NOTE).toContain(said)
})
