import { expect, it } from 'vitest'
import { inWords, inWordsFirst } from './number-words'

const said = (counts: readonly number[]) => counts.map((count) => inWords(count))

it('says numbers as words up to a hundred, then in figures', () => {
  expect(said([2, 11, 16, 20, 22, 26, 30, 42, 99, 100])).toEqual(['dos', 'once', 'dieciséis', 'veinte', 'veintidós', 'veintiséis', 'treinta', 'cuarenta y dos', 'noventa y nueve', 'cien'])
  expect(said([101, 1284, 12000])).toEqual(['101', '1284', '12\u00a0000'])
})

it('lets one agree with the noun after it', () => {
  expect(said([0, 1, 21, 31])).toEqual(['ninguna', 'una', 'veintiuna', 'treinta y una'])
  const masculine = [0, 1, 21, 31].map((count) => inWords(count, 'masculine'))
  expect(masculine).toEqual(['ningún', 'un', 'veintiún', 'treinta y un'])
  const alone = [0, 1, 21, 31].map((count) => inWords(count, 'alone'))
  expect(alone).toEqual(['ninguno', 'uno', 'veintiuno', 'treinta y uno'])
})

it('begins a sentence with one', () => {
  expect(inWordsFirst(3)).toBe('Tres')
  expect(inWordsFirst(41)).toBe('Cuarenta y una')
  expect(inWordsFirst(1, 'masculine')).toBe('Un')
  expect(inWordsFirst(200)).toBe('200')
})
