import { expect, it } from 'vitest'
import { findUnstorable } from './storable'

it('finds text that PostgreSQL does not take, wherever it stands', () => {
  expect(findUnstorable({ a: [{ b: 'fine 😀' }], c: null, d: 7 })).toBeNull()
  expect(findUnstorable({ a: [{ b: 'x\0' }] })).toBe('a.0.b')
  expect(findUnstorable({ name: '\ud83d' })).toBe('name')
  expect(findUnstorable(undefined)).toBeNull()
})
