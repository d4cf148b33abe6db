import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import { STYLE_CODES } from '@/lib/disc/styles'
import { gradeOf, runsOf, sentencesOf, textsOf, wordsOf } from '../testing'
import { TYPE_PAGES } from './all'
import type { Passage } from './type-page'

const plain = (sentence: string) => wordsOf(sentence).join(' ')
const isPulled = (passage: Passage) => typeof passage !== 'string'

const PAID = STYLE_CODES.flatMap((code) => textsOf(STYLE_CONTENT[code].detail))
const PAGES = STYLE_CODES.map((code) => ({
  code,
  page: TYPE_PAGES[code],
  texts: textsOf(TYPE_PAGES[code]),
}))
const PAIRS = PAGES.flatMap((one, at) => PAGES.slice(at + 1).map((other) => ({ one, other })))

describe.each(PAGES)('the page of $code', ({ page, texts }) => {
  it('has 500 to 700 words', () => {
    const count = texts.flatMap((text) => text.split(/\s+/)).length
    expect(count).toBeGreaterThanOrEqual(500)
    expect(count).toBeLessThanOrEqual(700)
  })

  it('sets one line large in each part but the cards, between other text or before it', () => {
    for (const part of [page.day, page.best, page.pressure, page.helps]) {
      expect(part.filter(isPulled)).toHaveLength(1)
      expect(isPulled(part[0] ?? '')).toBe(false)
      expect(isPulled(part.at(-1) ?? '')).toBe(false)
    }
  })

  it('keeps its sentences under twenty words, and reads easily', () => {
    expect(texts.flatMap(sentencesOf).filter((one) => wordsOf(one).length >= 20)).toEqual([])
    expect(gradeOf(texts)).toBeLessThanOrEqual(7)
  })

  it('shares no sentence and no eight words in a row with what is paid for', () => {
    const paid = new Set(PAID.flatMap(sentencesOf).map(plain))
    expect(texts.flatMap(sentencesOf).filter((one) => paid.has(plain(one)))).toEqual([])
    expect(PAID.filter((text) => text.length > 12 && texts.join(' ').includes(text))).toEqual([])
    const runs = runsOf(PAID, 8)
    expect([...runsOf(texts, 8)].filter((run) => runs.has(run))).toEqual([])
  })
})

describe('the type pages together', () => {
  it('say no sentence twice', () => {
    const all = PAGES.flatMap(({ texts }) => texts.flatMap(sentencesOf)).map(plain)
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
  })

  it('share no five words in a row', () => {
    const runs = new Map(PAGES.map(({ code, texts }) => [code, runsOf(texts, 5)]))
    const shared = PAIRS.flatMap(({ one, other }) =>
      [...(runs.get(one.code) ?? [])]
        .filter((run) => runs.get(other.code)?.has(run))
        .map((run) => `${one.code}/${other.code}: ${run}`),
    )
    expect(shared).toEqual([])
  })
})
