import { describe, expect, it } from 'vitest'
import { COPY } from '@/lib/copy/all-texts'
import { gradeOf, runsOf, sentencesOf, textsOf, wordsOf } from '@/lib/copy/testing'
import { LETTERS } from '../letters'
import { STYLE_CODES } from '../styles'
import { WITH_LETTER } from './with-letter'

const TEXTS = STYLE_CODES.flatMap((style) => LETTERS.map((letter) => ({ about: `${style} with ${letter}`, ...WITH_LETTER[style][letter] })))

/** Every run of eight words in all that people read, but in these texts once. */
const RUN = 8

describe('each style with each letter', () => {
  it('are 64 texts of two or three sentences, and a line to open with', () => {
    expect(TEXTS).toHaveLength(64)
    for (const { about, helps, open } of TEXTS) {
      expect([2, 3], about).toContain(sentencesOf(helps).length)
      expect(wordsOf(helps).length, about).toBeGreaterThanOrEqual(14)
      expect(wordsOf(helps).length, about).toBeLessThanOrEqual(36)
      expect(sentencesOf(open).length, about).toBeLessThanOrEqual(2)
      expect(wordsOf(open).length, about).toBeLessThanOrEqual(18)
    }
  })

  it('read easily', () => {
    expect(gradeOf(TEXTS.map(({ helps }) => helps))).toBeLessThanOrEqual(7)
    expect(gradeOf(TEXTS.map(({ open }) => open))).toBeLessThanOrEqual(4)
  })

  it('no sentence stands in more than a tenth of them', () => {
    const said = TEXTS.map(({ helps, open }) => new Set([helps, open].flatMap(sentencesOf).map((one) => wordsOf(one).join(' '))))
    for (const sentence of said.flatMap((one) => [...one])) {
      const share = said.filter((one) => one.has(sentence)).length / TEXTS.length
      expect(share, sentence).toBeLessThanOrEqual(0.1)
    }
  })

  it('share no eight words in a row with each other or with any other text', () => {
    const own = new Set(textsOf(WITH_LETTER))
    const others = runsOf(
      COPY.filter((text) => !own.has(text)),
      RUN,
    )
    const seen = new Set<string>()
    for (const { about, helps, open } of TEXTS) {
      const runs = runsOf([helps, open], RUN)
      expect(
        [...runs].filter((run) => others.has(run) || seen.has(run)),
        about,
      ).toEqual([])
      for (const run of runs) seen.add(run)
    }
  })

  it('name no letter and no style', () => {
    for (const { about, helps, open } of TEXTS) {
      expect(`${helps} ${open}`, about).not.toMatch(/\b(dominan|influen|steadi|conscientious|DISC)/i)
    }
  })
})
