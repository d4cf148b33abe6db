import { describe, expect, it } from 'vitest'
import { perLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import type { Doubt } from './doubt'
import { drawLead, leadLine } from './lead-line'

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

const doubt = (kind: Doubt['kind']): Doubt => ({ kind, first: 'D', second: 'I', text: '' })

describe('the lead line', () => {
  it('stands where the lead of one letter over the other is', () => {
    expect(drawLead(certain(0.5, 0.5), doubt('shared'))).toEqual({ low: 4, middle: 4, high: 4 })
    expect(drawLead(certain(1.1, 0.5), doubt('leaning'))).toEqual({ low: 2, middle: 3, high: 3 })
    expect(drawLead(certain(0.5, 1.1), doubt('shared'))).toEqual({ low: 4, middle: 4, high: 6 })
  })

  it('reaches as far as the errors of both letters together', () => {
    const even = certain(0.5, 0.5, [0.3, 0.4])
    expect(drawLead(even, doubt('shared'))).toEqual({ low: 2, middle: 4, high: 6 })
  })

  it('ends where the line ends', () => {
    expect(drawLead(certain(4, 0), doubt('clear'))).toEqual({ low: 0, middle: 1, high: 1 })
    expect(drawLead(certain(0, 4), doubt('shared'))).toEqual({ low: 4, middle: 4, high: 8 })
  })

  it('is not drawn for a lead that is clear, nor where there is nothing to draw', () => {
    expect(leadLine(certain(4, 0), doubt('clear'))).toBeNull()
    expect(leadLine(certain(0.5, 0.5), doubt('shared'))).not.toBeNull()
    expect(drawLead(certain(0.5, 0.5), doubt('unknown'))).toBeNull()
    expect(drawLead(null, doubt('shared'))).toBeNull()
  })
})
