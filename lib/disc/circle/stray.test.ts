import { expect, it } from 'vitest'
import { strayOf } from './stray'

it('finds a mark in another letter’s quarter, clear of the axes', () => {
  expect(strayOf({ letter: 'S', at: [-0.2, -0.6] })).toBe('C')
  expect(strayOf({ letter: 'S', at: [0.2, 0.6] })).toBe('I')
  expect(strayOf({ letter: 'S', at: [0.2, -0.6] })).toBeNull()
  expect(strayOf({ letter: 'D', at: [-0.2, 0.6] })).toBeNull()
  expect(strayOf({ letter: 'S', at: [-0.05, -0.6] })).toBeNull()
})
