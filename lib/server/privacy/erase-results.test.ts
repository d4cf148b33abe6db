import { expect, it } from 'vitest'
import { stubEnvironment } from '../base/testing'

stubEnvironment()

const { losesLetter } = await import('./erase-results')

it.each([
  ['the sitting that the group sees goes', 'chosen', 'D', true],
  ['another one goes, and the letter stays what it is', 'other', 'D', false],
  ['another one goes, of which the letter may be', 'other', 'I', true],
])('a counted letter is forgotten or kept: %s', (_, id, countedLetter, goes) => {
  const chosen = { id: 'chosen', primaryLetter: 'D' }
  expect(losesLetter({ countedLetter, chosen, standing: 'D' }, [id])).toBe(goes)
})

it('without a chosen sitting it goes where what is left says another letter, or nothing', () => {
  const counted = { countedLetter: 'D', chosen: null }
  expect(losesLetter({ ...counted, standing: 'D' }, ['new'])).toBe(false)
  expect(losesLetter({ ...counted, standing: 'I' }, ['new'])).toBe(true)
  expect(losesLetter({ ...counted, standing: undefined }, ['new'])).toBe(true)
})
