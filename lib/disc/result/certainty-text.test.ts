import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LETTERS, type PerLetter, perLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import { certaintyReading, leadOf, ofHundred, rangeText, scoreText } from './certainty-text'

fc.configureGlobal({ seed: 20261121 })

/** D leads and C is second, unless the chances say otherwise. */
function sureness(primaryChances: PerLetter<number>, styleProbability = 0.5): Certainty {
  return {
    intervals: perLetter(() => ({ low: 40, high: 60 })),
    primaryProbability: primaryChances.D,
    styleProbability,
    primaryChances,
    theta: perLetter(() => ({ value: 0, error: 0.4 })),
  }
}

const read = (chances: PerLetter<number>) =>
  certaintyReading(sureness(chances), { primary: 'D', secondary: 'C' }, 'The Surveyor')

describe('one letter leads', () => {
  it('with a close second', () => {
    expect(read({ D: 0.91, I: 0.01, S: 0.01, C: 0.07 })).toEqual({
      shared: null,
      lead: 'Your primary style is D.',
      chances: '91 of 100 people answering like you really lead with D; your close second is C.',
      style: null,
    })
  })

  it('far ahead: the second letter is only second', () => {
    expect(read({ D: 0.96, I: 0.01, S: 0.01, C: 0.02 }).chances).toBe(
      '96 of 100 people answering like you really lead with D; C comes second.',
    )
  })

  it('is never certain', () => {
    expect(read({ D: 1, I: 0, S: 0, C: 0 }).chances).toBe(
      'More than 99 of 100 people answering like you really lead with D; C comes second.',
    )
  })

  it('names the likeliest other letter, whatever the scores put second', () => {
    expect(read({ D: 0.85, I: 0.1, S: 0, C: 0.05 }).chances).toMatch(/your close second is I\.$/)
  })

  it('from a chance of .8 on', () => {
    expect(read({ D: 0.8, I: 0, S: 0, C: 0.2 }).shared).toBeNull()
    expect(read({ D: 0.799, I: 0, S: 0, C: 0.201 }).shared).toEqual(['D', 'C'])
  })
})

describe('two letters share the lead', () => {
  it('about equally', () => {
    expect(read({ D: 0.48, I: 0.08, S: 0.03, C: 0.41 })).toEqual({
      shared: ['D', 'C'],
      lead: 'Your answers point to D and C about equally.',
      chances:
        'Of 100 people answering like you, 48 really lead with D, 41 with C and 11 with another letter.',
      style: 'The style that fits best is The Surveyor: 50 of 100 really have it.',
    })
  })

  it('one ahead of the other', () => {
    const { lead, chances } = read({ D: 0.741, I: 0.001, S: 0.001, C: 0.257 })
    expect(lead).toBe('Your answers point to D first, with C close behind.')
    expect(chances).toBe('Of 100 people answering like you, 74 really lead with D and 26 with C.')
  })

  it('the likelier first, also when the style begins with the other', () => {
    expect(read({ D: 0.42, I: 0.03, S: 0.05, C: 0.5 }).shared).toEqual(['C', 'D'])
  })

  it('equal chances in circle order', () => {
    expect(read({ D: 0.25, I: 0.25, S: 0.25, C: 0.25 }).shared).toEqual(['D', 'I'])
  })

  it('in numbers that add up to a hundred', () => {
    const weight = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(fc.record({ D: weight, I: weight, S: weight, C: weight }), (weights) => {
        const total = LETTERS.reduce((sum, letter) => sum + weights[letter], 0)
        const chances = perLetter((letter) => weights[letter] / total)
        fc.pre(chances.D < 0.8)
        const [, ...people] = read(chances).chances.match(/\d+/g)?.map(Number) ?? []
        expect(people.reduce((sum, value) => sum + value, 0)).toBe(100)
        expect(people.every((value) => value > 0)).toBe(true)
      }),
    )
  })
})

it('takes the second letter from the style when no other is likely to lead', () => {
  const lead = leadOf(sureness({ D: 0.98, I: 0.02, S: 0, C: 0 }), { primary: 'D', secondary: 'C' })
  expect(lead).toEqual({ first: 'D', second: 'C', isShared: false, isClose: false })
})

it.each([
  [1, 'More than 99 of 100'],
  [0.995, 'More than 99 of 100'],
  [0.9949, '99 of 100'],
  [0.005, '1 of 100'],
  [0.0049, 'Fewer than 1 of 100'],
  [0, 'Fewer than 1 of 100'],
])('a chance of %s is %s', (chance, words) => {
  expect(ofHundred(chance)).toBe(words)
})

it('writes a range', () => {
  const range = { low: 68, high: 84 }
  expect(rangeText(range)).toBe('68 to 84')
  expect(scoreText(77, range)).toBe('77 of 100, range 68 to 84')
  expect(scoreText(77, null)).toBe('77 of 100')
})
