import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import { LETTER_CONTENT } from '@/lib/disc/content/letters'
import { QUESTION_COUNT } from '@/lib/disc/form/items'
import { LETTERS } from '@/lib/disc/letters'
import { inSentence } from '@/lib/disc/premium'
import { publicSample } from '@/lib/disc/result/public-sample'
import { STYLE_CODES, styleOf } from '@/lib/disc/styles'
import { formatShort, REPORT_CENTS } from '@/lib/pricing'
import * as copy from './landing'
import { textsOf } from './testing'

const everything = JSON.stringify(copy)

describe('the examples on the landing page', () => {
  it('are not taken from a report that people pay for', () => {
    const shown = new Set(textsOf(copy))
    for (const code of STYLE_CODES) {
      const sold = textsOf(STYLE_CONTENT[code].detail).filter((text) => text.length > 12)
      expect(sold.filter((text) => shown.has(text))).toEqual([])
    }
  })

  it('belong to the style and the letters that the cards name', () => {
    expect(copy.benefits.report.style.join(' ')).toBe(STYLE_CONTENT[copy.EXAMPLE_STYLE].name)
    expect(publicSample().code).toBe(copy.EXAMPLE_STYLE)
    expect(styleOf(copy.COLLEAGUE.scores).primary).toBe(copy.COLLEAGUE.letter)
    for (const letter of LETTERS) {
      expect(copy.types.letters[letter].role).toBe(LETTER_CONTENT[letter].subtitle)
    }
  })
})

describe('the words', () => {
  it('say the number of questions and styles, the time and the price as they are', () => {
    const said = (pattern: RegExp) =>
      new Set([...everything.matchAll(pattern)].map(([, number]) => number))
    expect(said(/(\d+)(?: short)? questions/g)).toEqual(new Set([String(QUESTION_COUNT)]))
    expect(said(/(\d+) (?:styles|in all)/g)).toEqual(new Set([String(STYLE_CODES.length)]))
    for (const [time] of everything.matchAll(/[\w-]+ minutes/g)) expect(time).toBe('10-15 minutes')
    const prices = new Set([...everything.matchAll(/\$\d+(\.\d+)?/g)].map(([price]) => price))
    expect(prices).toEqual(new Set(['$0', formatShort(REPORT_CENTS)]))
  })

  it('are calm and free of placeholders', () => {
    expect(everything).not.toMatch(/!|lorem|todo|unlock|potential|coming soon/i)
  })

  it('say what is free and what is paid out of the one table', () => {
    const about = copy.faq.items.find(({ question }) => /free and what is paid/.test(question))
    for (const level of ['preview', 'account', 'report'] as const) {
      expect(about?.answer).toContain(inSentence(level))
    }
  })

  it('answer every question once', () => {
    const questions = copy.faq.items.map(({ question }) => question)
    expect(new Set(questions).size).toBe(questions.length)
    expect(copy.testimonials.quotes).toHaveLength(3)
  })
})
