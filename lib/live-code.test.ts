import { expect, it } from 'vitest'
import { readLiveCode } from './live-code'

it('is read in any case, with spaces, and with the letters that look like a digit', () => {
  expect(readLiveCode(' 8fq km7 ')).toBe('8FQKM7')
  expect(readLiveCode('oil-0KM')).toBe('0110KM')
})

it.each(['', '8FQKM', '8FQKM77', '8FQKMA', '8FQKM?', '8FQ2-KM7P-3TVX'])('is not %j', (typed) => {
  expect(readLiveCode(typed)).toBeNull()
})
