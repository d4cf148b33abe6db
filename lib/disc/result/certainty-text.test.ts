import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LETTERS, type PerLetter, perLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import { STUDY_RESULTS } from '../study/results'
import {
  certaintyReading,
  MEMBER_RANGE_NOTE,
  ofHundred,
  RANGE_NOTE,
  rangeText,
  scoreText,
} from './certainty-text'
import { doubtOf } from './doubt'

function sureness(primaryChances: PerLetter<number>, styleProbability: number | null): Certainty {
  return {
    intervals: perLetter(() => ({ low: 40, high: 60 })),
    primaryProbability: primaryChances.D,
    styleProbability,
    primaryChances,
    theta: perLetter(() => ({ value: 0, error: 0.4 })),
  }
}

/** By their scores, D leads and C is second. */
function read(chances: PerLetter<number>, styleProbability: number | null = 0.5) {
  const certainty = sureness(chances, styleProbability)
  const doubt = doubtOf(certainty, { primary: 'D', secondary: 'C' })
  return certaintyReading(certainty, doubt, 'The Surveyor')
}

describe('the numbers behind a clear lead', () => {
  it('are its chance', () => {
    expect(read({ D: 0.91, I: 0.01, S: 0.01, C: 0.07 })).toEqual({
      chances: '91 out of 100 people who answer like you lead with D.',
      style: null,
    })
  })

  it('are never certain', () => {
    expect(read({ D: 1, I: 0, S: 0, C: 0 }).chances).toMatch(/^More than 99 out of 100 people/)
  })
})

describe('the numbers behind an open lead', () => {
  it('are both chances, and how well the style fits', () => {
    expect(read({ D: 0.48, I: 0.08, S: 0.03, C: 0.41 })).toEqual({
      chances:
        'Out of 100 people who answer like you, 48 lead with D, 41 with C and 11 with another letter.',
      style:
        'The style that fits best is The Surveyor: it fits 50 out of 100 people who answer like you.',
    })
    expect(read({ D: 0.741, I: 0.001, S: 0.001, C: 0.257 }).chances).toBe(
      'Out of 100 people who answer like you, 74 lead with D and 26 with C.',
    )
  })

  it('leave out how well a style fits that was named after it was scored', () => {
    expect(read({ D: 0.48, I: 0.08, S: 0.03, C: 0.41 }, null).style).toBeNull()
  })

  it('add up to a hundred', () => {
    const weight = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(fc.record({ D: weight, I: weight, S: weight, C: weight }), (weights) => {
        const total = LETTERS.reduce((sum, letter) => sum + weights[letter], 0)
        const chances = perLetter((letter) => weights[letter] / total)
        fc.pre(chances.D < 0.8)
        const [, ...people] = read(chances).chances.match(/\d+/g)?.map(Number) ?? []
        expect(people.reduce((sum, value) => sum + value, 0)).toBe(100)
      }),
    )
  })
})

it.each([
  [1, 'More than 99 out of 100'],
  [0.995, 'More than 99 out of 100'],
  [0.9949, '99 out of 100'],
  [0.005, '1 out of 100'],
  [0.0049, 'Fewer than 1 out of 100'],
  [0, 'Fewer than 1 out of 100'],
])('a chance of %s is %s', (chance, words) => {
  expect(ofHundred(chance)).toBe(words)
})

it('writes a range', () => {
  const range = { low: 68, high: 84 }
  expect(rangeText(range)).toBe('68 to 84')
  expect(scoreText(77, range)).toBe('77 of 100, range 68 to 84')
  expect(scoreText(77, null)).toBe('77 of 100')
})

it('row 8: says of ranges what the study found in its worst world and its kindest', () => {
  const holds = STUDY_RESULTS.kinds
    .filter(({ kind }) => kind !== 'fakers' && kind !== 'idealPoint')
    .map(({ stages }) => Math.floor(100 * stages.first.coverage))
  const said = `${Math.min(...holds)} to ${Math.max(...holds)} times out of 100`
  expect(RANGE_NOTE).toContain(said)
  expect(MEMBER_RANGE_NOTE).toContain(said)
})
