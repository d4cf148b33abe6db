import { describe, expect, it } from 'vitest'
import { LETTERS } from '../letters'
import { STYLE_CODES, type StyleCode } from '../styles'
import { STYLE_CONTENT } from './all'
import { LETTER_CONTENT } from './letters'

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)
const count = (text: string) => wordsIn(text).length

/** Every string of a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsOf)
  return []
}

const proseOf = (code: StyleCode) => {
  const { preview, detail } = STYLE_CONTENT[code]
  return textsOf({ preview, detail }).filter((text) => text.length > 1)
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => count(sentence) >= 4)

/** The same n words in a row, anywhere in two texts. */
function runs(texts: readonly string[], length: number): Set<string> {
  const found = new Set<string>()
  for (const text of texts) {
    const words = wordsIn(text.toLowerCase().replace(/[^\p{L}\p{N}\s’']/gu, ' '))
    for (let at = 0; at + length <= words.length; at++) found.add(words.slice(at, at + length).join(' '))
  }
  return found
}

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

  it('keeps its lengths', () => {
    within(name, 2, 5)
    within(nickname, 2, 6)
    within(preview.summary, 38, 64)
    within(detail.description.join(' '), 130, 180)
    for (const trait of Object.values(preview.coreTraits)) within(trait.text, 6, 20)
    for (const strength of detail.strengths) within(strength.text, 18, 40)
    for (const limitation of detail.limitations) within(limitation.text, 12, 36)
    for (const text of Object.values(detail.workStyle)) within(text, 40, 72)
    for (const point of Object.values(detail.workingWith)) within(point.text, 40, 72)
    for (const career of detail.careers) within(career.text, 6, 24)
    for (const phrase of detail.phrases) within(phrase.say, 4, 28)
  })

  it('speaks in the house’s voice', () => {
    for (const text of proseOf(code)) {
      expect(text, text).not.toMatch(/[!–—]/)
      expect(text, text).not.toMatch(/\b(unlock|potential|superpower|thrive|passionate|game-changer|journey|lorem|todo|tbd|he|she|his|her|him)\b/i)
      expect(text, text).not.toMatch(/\b(behaviour|colour|organis|analys(e|ing)|centre)\b/i)
    }
  })

  it('says nothing twice', () => {
    const texts = proseOf(code)
    const sentences = texts.flatMap(sentencesOf)
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  })
})

describe('the 16 styles together', () => {
  it('have names, nicknames and summaries of their own', () => {
    for (const pick of ['name', 'nickname'] as const) {
      expect(new Set(STYLE_CODES.map((code) => STYLE_CONTENT[code][pick])).size).toBe(16)
    }
  })

  it('share no sentence and no six words in a row', () => {
    const all = STYLE_CODES.map((code) => ({ code, runs: runs(proseOf(code), 6) }))
    const shared: string[] = []
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) {
        for (const run of one.runs) if (other.runs.has(run)) shared.push(`${one.code}/${other.code}: ${run}`)
      }
    }
    expect(shared).toEqual([])
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

  it('say nothing twice', () => {
    const texts = LETTERS.flatMap((letter) => textsOf(LETTER_CONTENT[letter])).filter((text) => count(text) > 2)
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })
})
