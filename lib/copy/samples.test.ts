import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import { STYLE_CODES } from '@/lib/disc/styles'
import { benefits } from './landing'
import { samples } from './samples'
import { textsOf } from './testing'

const lines = Object.values(samples.lines)

describe('samples on the sales page', () => {
  it('speak of no one’s letters, scores or style, so of no buyer’s', () => {
    const names = [
      ...LETTERS.map((letter) => LETTER_NAMES[letter]),
      ...STYLE_CODES.flatMap((code) => [STYLE_CONTENT[code].name, STYLE_CONTENT[code].nickname]),
    ]
    for (const line of lines) {
      expect(names.filter((name) => line.includes(name))).toEqual([])
      expect(line).not.toMatch(/\d|of a hundred|\b(low|medium|moderate|high)\b/i)
    }
  })

  it('are out of no report', () => {
    const sold = STYLE_CODES.flatMap((code) => textsOf(STYLE_CONTENT[code].detail))
    expect(lines.filter((line) => sold.some((text) => text.includes(line)))).toEqual([])
  })

  it('are called so, there and on the landing page', () => {
    expect(samples.label).toBe('Sample')
    expect(benefits.sample).toBe('Sample')
  })
})
