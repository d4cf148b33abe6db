import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PerLetter, perLetter } from '../letters'
import type { ResponseQuality } from '../model/quality'
import { qualityOf } from '../model/quality'
import { score } from '../model/scoring'
import { anyResponses } from '../testing'
import { leadLine } from './lead-line'
import { type Nameable, resultName } from './result-name'
import { answersBetween, answersOf } from './sample-answers'

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 150 })

const CALM: ResponseQuality = {
  fit: 1,
  hurried: [],
  odd: [],
  longestRun: 2,
  unconfirmed: 0,
  flags: [],
}
const HURRIED: ResponseQuality = {
  ...CALM,
  hurried: Array.from({ length: 27 }, (_, at) => at + 1),
  flags: ['hurried', 'low_fit'],
}

/** A result DI by its scores. */
function named(chances: PerLetter<number> | null, more: Partial<Nameable> = {}) {
  const certainty = chances && {
    intervals: perLetter(() => ({ low: 40, high: 60 })),
    primaryProbability: chances.D,
    styleProbability: 0.4,
    primaryChances: chances,
    theta: { ...perLetter(() => ({ value: -1, error: 0.4 })), D: { value: 0.8, error: 0.4 } },
  }
  const result = { code: 'DI', primary: 'D', secondary: 'I', counted: 28 } as const
  const name = resultName({ ...result, certainty, quality: CALM, ...more })
  if (!name) throw new Error('no name')
  return name
}

describe('one name for one result', () => {
  it('has one headline: the style and its letters', () => {
    expect(named(null).title).toBe('The Rallying Captain · DI')
    expect(resultName({ ...named(null), ...BARE, code: 'XX' })).toBeNull()
  })

  it.each([
    ['clear', { D: 0.95, I: 0.05, S: 0, C: 0 }, 'D leads clearly'],
    ['leads', { D: 0.949, I: 0.051, S: 0, C: 0 }, 'D leads'],
    ['leads', { D: 0.8, I: 0.2, S: 0, C: 0 }, 'D leads'],
    ['either', { D: 0.79, I: 0.21, S: 0, C: 0 }, 'D or I leads'],
    ['either', { D: 0.6, I: 0.2, S: 0.2, C: 0 }, 'D or I leads'],
    ['even', { D: 0.59, I: 0.22, S: 0.19, C: 0 }, 'D or I leads'],
    ['none', { D: 0.5, I: 0.2, S: 0.3, C: 0 }, 'No one letter leads'],
    // The chances name another letter first: what is said still follows the scores.
    ['none', { D: 0.4, I: 0.1, S: 0.5, C: 0 }, 'No one letter leads'],
    ['even', { D: 0.3, I: 0.6, S: 0.1, C: 0 }, 'D or I leads'],
    ['unknown', null, 'D comes first, I second'],
  ] as const)('says in words how sure it is: %s', (kind, chances, text) => {
    expect(named(chances).doubt).toEqual({ kind, first: 'D', second: 'I', text })
  })

  it('carries the care note and how many answers counted', () => {
    const { care, counted } = named(null, { quality: HURRIED, counted: 26 })
    expect(care).toBe('27 of your 28 answers took under 4 seconds.')
    expect(counted?.text).toBe('26 of 28 answers counted')
    expect(named(null)).toMatchObject({ care: null, counted: null })
  })

  it('never names a letter that the printed scores contradict', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const scored = score(responses)
        const { scores, style, counted } = scored
        const name = resultName({
          ...style,
          counted,
          certainty: scored,
          quality: qualityOf(responses),
        })
        const ranked = Object.values(scores).sort((a, b) => b - a)
        expect(scores[name?.doubt.first ?? 'D']).toBe(ranked[0])
        expect(scores[name?.doubt.second ?? 'D']).toBe(ranked[1])
        for (const letter of name?.code ?? '') {
          expect(scores[letter as 'D']).toBeGreaterThanOrEqual(ranked[1] as number)
        }
      }),
    )
  })
})

const BARE = { primary: 'D', secondary: 'I', counted: 28, certainty: null, quality: null } as const

describe('the lead line', () => {
  const lineOf = (answers: ReturnType<typeof answersOf>) => {
    const scored = score(answers)
    const name = resultName({ ...scored.style, counted: 28, certainty: scored, quality: null })
    return name?.leadLine
  }

  it('has its dot in the zone of the sentence', () => {
    expect(lineOf(answersOf('D'))?.middle).toBe(1)
    expect(lineOf(answersBetween('D', 'I'))?.middle).toBe(4)
    expect(lineOf(answersBetween('D', 'I', 'either'))?.middle).toBe(3)
  })

  it('reaches further the less sure the two letters are', () => {
    const place = (error: number) => ({
      ...score(answersOf('D')),
      theta: perLetter(() => ({ value: 0, error })),
    })
    const doubt = { kind: 'even', first: 'D', second: 'I', text: '' } as const
    const width = (error: number) => {
      const line = leadLine(place(error), doubt)
      return line ? line.high - line.low : Number.NaN
    }
    expect(width(0.4)).toBeGreaterThan(width(0.2))
    expect(width(9)).toBe(8)
  })
})
