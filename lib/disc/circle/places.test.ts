import { describe, expect, it } from 'vitest'
import type { Letter } from '../letters'
import { STYLE_CODES } from '../styles'
import { QUADRANT } from './geometry'
import { neighborsOf, stylePlace } from './places'

describe.each(STYLE_CODES)('%s', (code) => {
  const { beside, across } = neighborsOf(code)

  it('stands in the quarter of its first letter', () => {
    const [x, y] = stylePlace(code)
    expect([Math.sign(x), Math.sign(y)]).toEqual(QUADRANT[code.charAt(0) as Letter])
  })

  it('has two neighbors that share a letter with it, and someone else across', () => {
    expect(new Set([code, ...beside, across]).size).toBe(4)
    for (const other of beside) {
      expect(
        [...other].some((letter) => code.includes(letter)),
        other,
      ).toBe(true)
    }
  })

  it('is across from the one across from it', () => {
    expect(neighborsOf(across).across).toBe(code)
    expect(QUADRANT[across.charAt(0) as Letter]).not.toEqual(QUADRANT[code.charAt(0) as Letter])
  })
})
