import { expect, it } from 'vitest'
import { largestDrop } from './drop-off'

const reached = (...counts: number[]) =>
  counts.map((reached, index) => ({ question: index + 1, reached }))

it('finds the question at which most leave', () => {
  expect(largestDrop(reached(100, 96, 70, 66))).toEqual({ question: 2, reached: 96, left: 26 })
})

it('finds none where no one leaves, or more come than continued before', () => {
  expect(largestDrop(reached(4, 4, 4))).toBeNull()
  expect(largestDrop(reached(0, 2, 5))).toBeNull()
  expect(largestDrop([])).toBeNull()
})
