import { describe, expect, it } from 'vitest'
import { HURRIED_MS } from '@/lib/disc/quality'
import { numbersOf, reasonsFor, titleOf } from './second-look'

const looks = (hurried: number, odd: number) => [
  ...Array.from({ length: hurried }, () => ({ why: 'hurried' as const })),
  ...Array.from({ length: odd }, () => ({ why: 'odd' as const })),
]

describe('the offer of a second look', () => {
  it.each([
    [5, 0, 'These 5 look hurried. Redo them?'],
    [1, 0, 'This one looks hurried. Redo it?'],
    [0, 1, 'One answer goes against the rest. Redo it?'],
    [0, 2, 'These 2 go against the rest. Redo them?'],
    [4, 1, 'These 5 deserve a second look. Redo them?'],
  ])('asks about %s hurried and %s odd ones', (hurried, odd, title) => {
    expect(titleOf(looks(hurried, odd))).toBe(title)
  })

  it('says why, and says the limit that holds', () => {
    expect(HURRIED_MS).toBe(4000)
    expect(reasonsFor(looks(5, 0))).toEqual([
      'They took less than four seconds each, which is little for four statements.',
    ])
    expect(reasonsFor(looks(0, 1))).toEqual([
      'It does not fit the picture of the others. That may be you, or a slip.',
    ])
    expect(reasonsFor(looks(3, 1))).toEqual([
      '3 of them took less than four seconds each, which is little for four statements.',
      'One of them does not fit the picture of the others. That may be you, or a slip.',
    ])
  })

  it('names the questions', () => {
    expect(numbersOf([3, 7, 12])).toBe('Questions 3, 7 and 12')
    expect(numbersOf([3, 7])).toBe('Questions 3 and 7')
    expect(numbersOf([3])).toBe('Question 3')
  })
})
