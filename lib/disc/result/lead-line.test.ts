import { describe, expect, it } from 'vitest'
import { perLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import type { DoubtKind } from './doubt'
import { leadLine } from './lead-line'

/** D and I at these places, each found with this error. */
const certain = (D: number, I: number, errors: [number, number] = [0, 0]): Certainty => ({
  intervals: perLetter(() => ({ low: 40, high: 60 })),
  primaryProbability: 0.6,
  styleProbability: 0.4,
  primaryChances: perLetter(() => 0.25),
  theta: {
    ...perLetter(() => ({ value: -1, error: 0.4 })),
    D: { value: D, error: errors[0] },
    I: { value: I, error: errors[1] },
  },
})

const doubt = (kind: DoubtKind) => ({ kind, first: 'D', second: 'I' }) as const

describe('the lead line', () => {
  it('stands where the lead of one letter over the other is', () => {
    expect(leadLine(certain(0.5, 0.5), doubt('even'))).toEqual({ low: 4, middle: 4, high: 4 })
    expect(leadLine(certain(0.8, 0.5), doubt('either'))).toEqual({ low: 3, middle: 3, high: 3 })
    expect(leadLine(certain(0.5, 1.1), doubt('even'))).toEqual({ low: 4, middle: 4, high: 6 })
  })

  it('reaches as far as the errors of both letters together', () => {
    const even = certain(0.5, 0.5, [0.3, 0.4])
    expect(leadLine(even, doubt('even'))).toEqual({ low: 2, middle: 4, high: 6 })
  })

  it('ends where the line ends', () => {
    expect(leadLine(certain(4, 0), doubt('clear'))).toEqual({ low: 0, middle: 1, high: 1 })
    expect(leadLine(certain(0, 4), doubt('even'))).toEqual({ low: 4, middle: 4, high: 8 })
  })

  it('never contradicts the sentence: a clear lead stays in its zone, and the dot in that of its grade', () => {
    for (const lead of [0, 0.1, 0.4, 1, 2]) {
      const wide = certain(lead, 0, [0.8, 0.8])
      expect(leadLine(wide, doubt('clear'))?.high).toBe(2)
      expect(leadLine(wide, doubt('leads'))?.high).toBeLessThanOrEqual(5)
      const middles = (['clear', 'leads', 'either', 'even'] as const).map(
        (kind) => leadLine(wide, doubt(kind))?.middle,
      )
      expect(middles).toEqual([1, 2, 3, 4])
    }
  })

  it('is not drawn where there is nothing to draw', () => {
    expect(leadLine(certain(0.5, 0.5), doubt('unknown'))).toBeNull()
    expect(leadLine(null, doubt('even'))).toBeNull()
  })
})
