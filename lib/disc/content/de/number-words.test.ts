import { expect, it } from 'vitest'
import { inWords, inWordsFirst } from './number-words'

it('says numbers as words up to twelve, then in figures', () => {
  expect([0, 1, 2, 11, 12, 13, 99, 1284, 12_840].map(inWords)).toEqual(['keine', 'eins', 'zwei', 'elf', 'zwölf', '13', '99', '1284', '12.840'])
})

it('begins a sentence with one', () => {
  expect([3, 12, 42].map(inWordsFirst)).toEqual(['Drei', 'Zwölf', '42'])
})
