import { expect, it } from 'vitest'
import { countedNote, MIN_CONFIDENT_ANSWERS } from './confidence'

it('says how many answers counted, unless all did', () => {
  expect(countedNote(28, 28)).toBeNull()
  expect(countedNote(26, 28)).toEqual({ text: '26 of 28 answers counted', isLowConfidence: false })
})

it('marks a result of fewer than 20 answers', () => {
  expect(MIN_CONFIDENT_ANSWERS).toBe(20)
  expect(countedNote(20, 28)?.isLowConfidence).toBe(false)
  expect(countedNote(19, 28)).toEqual({ text: '19 of 28 answers counted', isLowConfidence: true })
  expect(countedNote(0, 28)?.isLowConfidence).toBe(true)
})
