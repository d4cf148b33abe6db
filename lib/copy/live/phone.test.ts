import { expect, it } from 'vitest'
import { placeInWords } from './phone'

it.each([
  [[0, 0], 'Right in the middle.'],
  [[-0.3, -0.4], 'Measured, more task than people.'],
  [[0.3, 0.4], 'Fast-paced, more people than task.'],
  [[-0.7, 0.05], 'Neither fast nor measured, task first.'],
  [[0.05, -0.8], 'Measured, task and people alike.'],
] as const)('a dot at %j is said as %j', (at, words) => {
  expect(placeInWords(at)).toBe(words)
})
