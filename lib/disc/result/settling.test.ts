import { describe, expect, it } from 'vitest'
import { perLetter } from '../letters'
import { MOST_MORE, OPEN_BELOW, SETTLED_FROM } from '../model/settling'
import { OPENNESS_STEPS } from './lead-line'
import type { Nameable } from './result-name'
import { leadOf, opennessOf, settlingState } from './settling'

const chance = (primaryProbability: number) => ({ primaryProbability })

describe('how a tie stands', () => {
  it('is clear without a further question from four fifths on', () => {
    expect(settlingState(chance(OPEN_BELOW - 0.01), 0)).toBe('open')
    expect(settlingState(chance(OPEN_BELOW), 0)).toBe('clear')
  })

  it('stays open once begun until it is settled', () => {
    expect(settlingState(chance(SETTLED_FROM - 0.01), 1)).toBe('open')
    expect(settlingState(chance(SETTLED_FROM), 1)).toBe('settled')
  })

  it('ends with the last question, settled only where the lead is said to be clear', () => {
    expect(settlingState(chance(OPEN_BELOW), MOST_MORE)).toBe('settled')
    expect(settlingState(chance(OPEN_BELOW - 0.01), MOST_MORE)).toBe('undecided')
  })

  it('goes by the doubt of the person’s own answers, and is settled only where the result says so', () => {
    const of = (ownChance: number, primaryProbability: number) => ({
      ownChance,
      primaryProbability,
    })
    expect(settlingState(of(OPEN_BELOW, 0.7), 0)).toBe('clear')
    expect(settlingState(of(OPEN_BELOW - 0.01, 0.7), 0)).toBe('open')
    expect(settlingState(of(SETTLED_FROM, 0.7), 3)).toBe('undecided')
    expect(settlingState(of(SETTLED_FROM, OPEN_BELOW), 3)).toBe('settled')
    expect(opennessOf(of(SETTLED_FROM, 0.7))).toBe(0)
  })
})

describe('how open a lead is, in steps', () => {
  it.each([
    [1, 0],
    [SETTLED_FROM, 0],
    [SETTLED_FROM - 0.001, 1],
    [0.61, 4],
    [0.36, 8],
    [0.1, OPENNESS_STEPS],
  ])('a chance of %s is step %s', (probability, steps) => {
    expect(opennessOf(chance(probability))).toBe(steps)
  })
})

describe('who leads a result', () => {
  const even = { D: 0.5, I: 0.4, S: 0.06, C: 0.04 }
  const result: Nameable = {
    ...({ code: 'DI', primary: 'D', secondary: 'I', counted: 28, quality: null } as const),
    certainty: {
      intervals: perLetter(() => ({ low: 40, high: 60 })),
      primaryProbability: even.D,
      styleProbability: 0.4,
      primaryChances: even,
      theta: perLetter(() => ({ value: 0, error: 1e-6 })),
    },
  }

  it('has its public name, how sure it is, and its line', () => {
    expect(leadOf(result)).toMatchObject({
      code: 'DI',
      name: 'The Rallying Captain',
      nickname: expect.stringMatching(/./),
      summary: expect.stringMatching(/./),
      doubt: { kind: 'even', first: 'D', second: 'I' },
      line: { low: 4, middle: 4, high: 4 },
    })
  })

  it('is no one where the style is unknown', () => {
    expect(leadOf({ ...result, code: 'XX' })).toBeNull()
  })
})
