import { expect, it } from 'vitest'
import { countedNote, MIN_CONFIDENT_ANSWERS } from './confidence'

it('says how many answers counted, unless all did', () => {
  expect(countedNote(28, 28)).toBeNull()
  expect(countedNote(26, 28)).toEqual({
    text: '26 of 28 answers counted',
    isPart: true,
    isLowConfidence: false,
  })
})

it('marks a result of fewer than 20 answers', () => {
  expect(MIN_CONFIDENT_ANSWERS).toBe(20)
  expect(countedNote(20, 28)?.isLowConfidence).toBe(false)
  expect(countedNote(19, 28)?.isLowConfidence).toBe(true)
  expect(countedNote(0, 28)?.isLowConfidence).toBe(true)
})

it('says how many there were after the form', () => {
  expect(countedNote(28, 28, 7)).toEqual({
    text: '28 answers, plus 7',
    isPart: false,
    isLowConfidence: false,
  })
  expect(countedNote(26, 28, 1)?.text).toBe('26 of 28 answers counted, plus 1')
  expect(countedNote(10, 28, 12)?.isLowConfidence).toBe(false)
})
