import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choose, isAnswered, NO_CHOICES } from './choices'

describe('choose', () => {
  it('takes an option from the other pick', () => {
    const most = choose(NO_CHOICES, 'most', 'a')
    expect(choose(most, 'least', 'a')).toEqual({ most: null, least: 'a' })
    expect(choose(choose(most, 'least', 'b'), 'most', 'b')).toEqual({ most: 'b', least: null })
  })

  it('never holds one option as both, whatever is pressed', () => {
    const presses = fc.array(
      fc.tuple(
        fc.constantFrom('most' as const, 'least' as const),
        fc.constantFrom('a', 'b', 'c', 'd'),
      ),
    )
    fc.assert(
      fc.property(presses, (all) => {
        const choices = all.reduce((held, [pick, option]) => choose(held, pick, option), NO_CHOICES)
        expect(choices.most === null || choices.most !== choices.least).toBe(true)
        expect(isAnswered(choices)).toBe(choices.most !== null && choices.least !== null)
      }),
    )
  })
})
