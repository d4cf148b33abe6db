import { expect, it } from 'vitest'
import { rangeText, scoreText } from './certainty-text'

it('writes a range', () => {
  const range = { low: 68, high: 84 }
  expect(rangeText(range)).toBe('68 to 84')
  expect(scoreText(77, range)).toBe('77, probably 68 to 84')
  expect(scoreText(77, null)).toBe('77')
})
