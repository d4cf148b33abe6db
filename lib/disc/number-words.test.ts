import { expect, it } from 'vitest'
import { inWords, inWordsFirst } from './number-words'

it('says numbers as words up to a hundred, then in figures', () => {
  expect([1, 2, 11, 19, 20, 42, 99, 100, 101, 1284].map(inWords)).toEqual([
    'one',
    'two',
    'eleven',
    'nineteen',
    'twenty',
    'forty-two',
    'ninety-nine',
    'a hundred',
    '101',
    '1,284',
  ])
})

it('begins a sentence with one', () => {
  expect([3, 42, 200].map(inWordsFirst)).toEqual(['Three', 'Forty-two', '200'])
})
