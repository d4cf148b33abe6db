import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PerLetter } from './letters'
import { BANDS, bandOf } from './result/bands'
import { isStyleCode, STYLE_CODES, styleOf } from './styles'

const anyScores: fc.Arbitrary<PerLetter<number>> = fc.record({
  D: fc.integer({ min: 0, max: 100 }),
  I: fc.integer({ min: 0, max: 100 }),
  S: fc.integer({ min: 0, max: 100 }),
  C: fc.integer({ min: 0, max: 100 }),
})

describe('styleOf', () => {
  it.each([
    [{ D: 60, I: 50, S: 20, C: 20 }, 'DI', 'a pair when the second is 50'],
    [{ D: 60, I: 49, S: 20, C: 20 }, 'D', 'single when the second is 49'],
    [{ D: 99, I: 50, S: 20, C: 20 }, 'DI', 'a pair however far the first is'],
    [{ D: 60, I: 60, S: 60, C: 60 }, 'DI', 'ties in circle order'],
    [{ D: 10, I: 10, S: 70, C: 70 }, 'SC', 'ties in circle order'],
    [{ D: 0, I: 0, S: 0, C: 0 }, 'D', 'all zero'],
  ])('%o is %s: %s', (scores, code) => {
    expect(styleOf(scores).code).toBe(code)
  })

  it('is a pair where the lead is open, however low the second letter is', () => {
    expect(styleOf({ D: 45, I: 44, S: 20, C: 20 }, true).code).toBe('DI')
  })

  it('always names one of the 16 styles, primary first', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { code, primary, secondary } = styleOf(scores)
        expect(STYLE_CODES).toContain(code)
        expect(code.charAt(0)).toBe(primary)
        expect(primary).not.toBe(secondary)
        expect(scores[primary]).toBe(Math.max(...Object.values(scores)))
        if (code.length === 2) expect(code.charAt(1)).toBe(secondary)
      }),
    )
  })

  it('knows the 16 codes and no other', () => {
    expect(STYLE_CODES).toHaveLength(16)
    for (const wrong of ['', 'd', 'DD', 'DIS', 'X', '__proto__'])
      expect(isStyleCode(wrong)).toBe(false)
  })
})

describe('bandOf', () => {
  it.each([
    [100, 'HIGH'],
    [70, 'HIGH'],
    [69, 'MED'],
    [40, 'MED'],
    [39, 'LOW'],
    [0, 'LOW'],
  ] as const)('%i is %s', (score, band) => {
    expect(bandOf(score)).toBe(band)
  })

  it('draws each band at its own middle', () => {
    for (const { band, middle } of Object.values(BANDS)) expect(bandOf(middle)).toBe(band)
  })
})
