import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choose, confirm, isAnswered, NO_CHOICES, suggest } from './choices'

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

describe('a suggestion', () => {
  const options = ['a', 'b', 'c', 'd']

  it('is two distinct options, each pair as likely as any other', () => {
    const drawn = new Set<string>()
    for (let first = 0; first < 4; first++) {
      for (let second = 0; second < 3; second++) {
        const draws = [first / 4, second / 3]
        const { most, least, suggested } = suggest(options, () => draws.shift() ?? 0)
        expect(suggested).toBe(true)
        expect(most).not.toBe(least)
        drawn.add(`${most}${least}`)
      }
    }
    expect(drawn.size).toBe(12)
    expect(options).toEqual(['a', 'b', 'c', 'd'])
  })

  it('becomes a choice when it is confirmed or touched', () => {
    const suggestion = { most: 'a', least: 'b', suggested: true } as const
    expect(isAnswered(suggestion)).toBe(true)
    expect(confirm(suggestion)).toEqual({ most: 'a', least: 'b' })
    expect(choose(suggestion, 'least', 'b')).toEqual({ most: 'a', least: 'b' })
    expect(choose(suggestion, 'most', 'b')).toEqual({ most: 'b', least: null })
  })
})
