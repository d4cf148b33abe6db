import { describe, expect, it } from 'vitest'
import { COPY } from '@/lib/copy/all-texts'
import { gradeOf, runsOf, sentencesOf, textsOf, wordsOf } from '@/lib/copy/testing'
import { LETTERS } from '../letters'
import { STYLE_CODES } from '../styles'
import { freeTryLines, TRY_LINES } from './try-today'

const OWN = STYLE_CODES.flatMap((style) => LETTERS.map((to) => TRY_LINES[style][to]))

describe('what a person may try without the complete report', () => {
  it.each(STYLE_CODES)('%s: twelve different lines, three for each letter', (style) => {
    const lines = freeTryLines(style)
    expect(new Set(lines.map(({ say }) => say)).size).toBe(12)
    for (const letter of LETTERS) expect(lines.filter(({ to }) => to === letter)).toHaveLength(3)
  })

  it('is short, easy and spoken', () => {
    const stiff = /\b(do|does|did|can|could|would|should|was|have|has|will) ?not\b|\bI (am|will|would)\b|\blet us\b/i
    for (const line of OWN) {
      expect(wordsOf(line).length, line).toBeLessThanOrEqual(18)
      expect(sentencesOf(line).length, line).toBeLessThanOrEqual(2)
      expect(line).not.toMatch(/!|—|–/)
      expect(line).not.toMatch(stiff)
    }
    expect(gradeOf(OWN)).toBeLessThanOrEqual(4)
  })

  it('shares no six words in a row with each other or with any other text', () => {
    const own = new Set(textsOf(TRY_LINES))
    const seen = runsOf(
      COPY.filter((text) => !own.has(text)),
      6,
    )
    for (const line of OWN) {
      const runs = runsOf([line], 6)
      expect(
        [...runs].filter((run) => seen.has(run)),
        line,
      ).toEqual([])
      for (const run of runs) seen.add(run)
    }
  })
})
