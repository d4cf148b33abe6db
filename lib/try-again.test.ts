import { expect, it } from 'vitest'
import { messages } from './messages'
import { tryAgainIn, withoutTryAgain } from './try-again'

it.each([
  [1, 'less than a minute'],
  [59, 'less than a minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [240, '4 minutes'],
  [3600, '60 minutes'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('says %i seconds as %s', (seconds, words) => {
  expect(tryAgainIn(seconds)).toBe(`You can try again in ${words}.`)
})

it('can be taken off the reason it follows', () => {
  expect(withoutTryAgain(messages.api.unavailable)).toBe('We cannot reach our records right now.')
  expect(withoutTryAgain(messages.api.unexpected)).toBe('Something went wrong on our side.')
  for (const seconds of [1, 60, 7200]) {
    expect(withoutTryAgain(`Too many codes did not work. ${tryAgainIn(seconds)}`)).toBe(
      'Too many codes did not work.',
    )
  }
})
