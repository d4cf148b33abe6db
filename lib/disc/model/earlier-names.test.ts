import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { perLetter } from '../letters'
import { rankLetters, STYLE_CODES, type StyleCode } from '../styles'
import { isClosePair, styleAmong } from './earlier-names'
import { normalPoint, normalShare } from './normal'

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 60 })

it('two places make a pair as by their shares, also at the limits', () => {
  const plain = (first: number, second: number) => {
    const percent = 100 * normalShare(second)
    return percent >= 50 && 100 * normalShare(first) - percent <= 15
  }
  const atGap = (second: number) => normalPoint(normalShare(second) + 0.15)
  const second = fc.oneof(fc.double({ min: -3, max: 1, noNaN: true }), fc.constant(0))
  const off = fc.oneof(
    fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
    fc.double({ min: -2, max: 2, noNaN: true }),
  )
  fc.assert(
    fc.property(second, off, off, (place, one, other) => {
      const low = place + one
      const high = atGap(Math.min(place, 1)) + other
      expect(isClosePair(high, low)).toBe(plain(high, low))
    }),
    { numRuns: 2000 },
  )
})

describe('styleAmong', () => {
  const chances = (some: Partial<Record<StyleCode, number>>) => ({
    styles: Object.fromEntries(STYLE_CODES.map((code) => [code, some[code] ?? 0])) as Record<
      StyleCode,
      number
    >,
  })

  it('begins with the highest score, whatever is most probable of all', () => {
    const { styles } = chances({ ID: 0.5, DI: 0.2, D: 0.1 })
    expect(styleAmong({ styles }, ['D', 'I', 'S', 'C']).code).toBe('DI')
    expect(styleAmong({ styles }, ['D', 'S', 'I', 'C'])).toEqual({
      code: 'D',
      primary: 'D',
      secondary: 'S',
    })
  })

  it('takes the single letter of equally probable codes, and equal scores in circle order', () => {
    expect(styleAmong(chances({ D: 0.3, DI: 0.3 }), ['D', 'I', 'S', 'C']).code).toBe('D')
    expect(rankLetters(perLetter(() => 50))).toEqual(['D', 'I', 'S', 'C'])
  })
})
