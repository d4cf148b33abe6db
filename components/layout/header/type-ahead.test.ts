import { describe, expect, it } from 'vitest'
import { findTyped } from './type-ahead'

const ITEMS = ['Profile Settings', 'My Results', 'Light', 'Dark', 'System', 'Sign Out']

describe('typing in a menu', () => {
  it('goes to the next item that begins so, around the end', () => {
    expect(findTyped(ITEMS, 0, 'm')).toBe(1)
    expect(findTyped(ITEMS, 0, 's')).toBe(4)
    expect(findTyped(ITEMS, 4, 's')).toBe(5)
    expect(findTyped(ITEMS, 5, 's')).toBe(4)
    expect(findTyped(ITEMS, -1, 'P')).toBe(0)
  })

  it('reads letters as one word, and one letter again and again as a step each', () => {
    expect(findTyped(ITEMS, 4, 'si')).toBe(5)
    expect(findTyped(ITEMS, 5, 'sig')).toBe(5)
    expect(findTyped(ITEMS, 4, 'ss')).toBe(5)
  })

  it('finds nothing for what no item begins with', () => {
    expect(findTyped(ITEMS, 0, 'x')).toBe(-1)
    expect(findTyped([], -1, 'a')).toBe(-1)
  })
})
