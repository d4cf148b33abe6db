import { describe, expect, it } from 'vitest'
import { LETTERS } from '../letters'
import { STYLE_CODES } from '../styles'
import { STYLE_CONTENT } from './all'
import { LETTER_CONTENT } from './letters'
import { PAIR_TEXTS } from './pair'
import { WITH_LETTER } from './with-letter'

const count = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Things and roles that by far not everyone meets at work. */
const ONE_TRADE = /\b(suppliers?|vendors?|tickets|laptop|projector|slides?|spreadsheet|head office|branch staff|front desk|in sales)\b/i

describe.each(STYLE_CODES)('style %s', (code) => {
  const { name, nickname, preview, detail } = STYLE_CONTENT[code]
  const within = (text: string, least: number, most: number) => {
    expect(count(text), text).toBeGreaterThanOrEqual(least)
    expect(count(text), text).toBeLessThanOrEqual(most)
  }

  it('is complete', () => {
    expect(STYLE_CONTENT[code].code).toBe(code)
    expect(preview.keywords).toHaveLength(4)
    expect(detail.coreValues.length).toBeGreaterThanOrEqual(5)
    expect(detail.strengths.length).toBeGreaterThanOrEqual(6)
    expect(detail.limitations.length).toBeGreaterThanOrEqual(5)
    expect(detail.developmentTips.length).toBeGreaterThanOrEqual(6)
    expect(detail.careers.length).toBeGreaterThanOrEqual(8)
    expect(detail.goals).toHaveLength(3)
    expect(detail.phrases.length).toBeGreaterThanOrEqual(6)
    const others = LETTERS.filter((letter) => letter !== code.charAt(0))
    expect(Object.keys(detail.workingWith).sort()).toEqual([...others].sort())
    expect(new Set(detail.phrases.map((phrase) => phrase.to).filter(Boolean))).toEqual(new Set(LETTERS))
  })

  it('tells a scene of one trade or office as an example', () => {
    for (const { title, text } of [...detail.strengths, ...detail.limitations]) {
      if (ONE_TRADE.test(text)) expect(text, title).toMatch(/^For example, /)
    }
  })

  it('keeps its lengths', () => {
    within(name, 2, 5)
    within(nickname, 2, 6)
    within(preview.summary, 30, 45)
    within(detail.description.join(' '), 130, 180)
    for (const trait of Object.values(preview.coreTraits)) within(trait.text, 6, 20)
    for (const strength of detail.strengths) within(strength.text, 18, 40)
    for (const limitation of detail.limitations) within(limitation.text, 12, 36)
    for (const text of Object.values(detail.workStyle)) within(text, 40, 72)
    for (const point of Object.values(detail.workingWith)) within(point.text, 40, 72)
    for (const career of detail.careers) within(career.text, 6, 24)
    for (const phrase of detail.phrases) within(phrase.say, 4, 28)
  })
})

describe('the 16 styles together', () => {
  it('have names, nicknames and summaries of their own', () => {
    for (const pick of ['name', 'nickname'] as const) {
      expect(new Set(STYLE_CODES.map((code) => STYLE_CONTENT[code][pick])).size).toBe(16)
    }
  })
})

describe('lines to say aloud', () => {
  const STIFF = /\b(do|does|did|can|could|would|should|was|have|has|will) ?not\b|(?<!and )\bI (am|will|would)\b|\b(it|that|here) is \w|\blet us\b/i

  it('use contractions, as people do when they speak', () => {
    const phrases = STYLE_CODES.flatMap((code) => STYLE_CONTENT[code].detail.phrases)
    const pairs = LETTERS.flatMap((reader) => LETTERS.map((other) => PAIR_TEXTS[reader][other]))
    const opening = STYLE_CODES.flatMap((code) => LETTERS.map((letter) => WITH_LETTER[code][letter].open))
    const lines = [...phrases, ...pairs].flatMap(({ say, avoid }) => [say, avoid]).concat(opening)
    expect(lines.filter((line) => STIFF.test(line))).toEqual([])
  })
})

describe('the four letters', () => {
  it('are complete', () => {
    expect(LETTERS.map((letter) => LETTER_CONTENT[letter].subtitle)).toEqual(['Driver', 'Influencer', 'Supporter', 'Analyzer'])
    for (const letter of LETTERS) {
      const content = LETTER_CONTENT[letter]
      expect(content.letter).toBe(letter)
      expect(content.traits.length).toBeGreaterThanOrEqual(8)
      expect(content.strengths.length).toBeGreaterThanOrEqual(5)
      expect(content.challenges.length).toBeGreaterThanOrEqual(5)
      expect(content.communicationTips.length).toBeGreaterThanOrEqual(5)
      expect(content.careerAreas.length).toBeGreaterThanOrEqual(8)
    }
  })
})
