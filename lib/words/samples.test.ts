import { describe, expect, it } from 'vitest'
import { benefits } from '../copy/landing'
import { textsOf } from '../copy/testing'
import { STYLE_CONTENT } from '../disc/content/all'
import { LETTER_NAMES, LETTERS } from '../disc/letters'
import { STYLE_CODES } from '../disc/styles'
import { ALL_LANGUAGES } from '../languages/languages'
import { CATALOGS } from './catalogs'

const linesIn = (language: keyof typeof CATALOGS) =>
  Object.values(CATALOGS[language].checkout.samples.lines)

describe('samples on the sales page', () => {
  it.each(ALL_LANGUAGES)('in %s speak of no scores, so of no buyer’s', (language) => {
    for (const line of linesIn(language)) expect(line).not.toMatch(/\d/)
  })

  it('speak of no one’s letters, scores or style, so of no buyer’s', () => {
    const names = [
      ...LETTERS.map((letter) => LETTER_NAMES[letter]),
      ...STYLE_CODES.flatMap((code) => [STYLE_CONTENT[code].name, STYLE_CONTENT[code].nickname]),
    ]
    for (const line of linesIn('en')) {
      expect(names.filter((name) => line.includes(name))).toEqual([])
      expect(line).not.toMatch(/of a hundred|\b(low|medium|moderate|high)\b/i)
    }
  })

  it('are out of no report', () => {
    const sold = STYLE_CODES.flatMap((code) => textsOf(STYLE_CONTENT[code].detail))
    expect(linesIn('en').filter((line) => sold.some((text) => text.includes(line)))).toEqual([])
  })

  it('are called so, there and on the landing page', () => {
    expect(CATALOGS.en.checkout.samples.label).toBe('Sample')
    expect(benefits.sample).toBe('Sample')
  })
})
