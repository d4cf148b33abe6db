import { expect, it } from 'vitest'
import { stubEnvironment } from '../base/testing'

stubEnvironment()

const { losesLetter } = await import('./erase-results')

it.each([
  ['the result that the group sees goes', 'new', 'D', true],
  ['an older one goes, and the letter stays what it is', 'old', 'D', false],
  ['an older one goes, of which the letter may be', 'old', 'I', true],
])('a counted letter is forgotten or kept: %s', (_, id, countedLetter, goes) => {
  const shared = { id: 'new', primaryLetter: 'D' }
  expect(losesLetter({ countedLetter, shared }, [id])).toBe(goes)
  expect(losesLetter({ countedLetter, shared: undefined }, [id])).toBe(true)
})
