import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '../content/all'
import { LETTER_CONTENT } from '../content/letters'
import { qualityOf } from '../model/quality'
import { score } from '../model/scoring'
import { STYLE_CODES } from '../styles'
import { anyResponses } from '../testing'
import { buildPreview } from './preview'
import { freeStyle, freeTraits, letterTexts } from './texts-by-level'

const SCORES = { D: 73, I: 41, S: 59, C: 87 }

describe('what is free', () => {
  it('is the preview of the style and nothing of its detail', () => {
    for (const code of STYLE_CODES) {
      const free = JSON.stringify(freeStyle(code))
      for (const paragraph of STYLE_CONTENT[code].detail.description) {
        expect(free).not.toContain(paragraph.slice(0, 40))
      }
      expect(free).toContain(STYLE_CONTENT[code].preview.summary)
    }
    expect(freeStyle('XX')).toBeNull()
  })

  it('is two traits of the primary letter and one of the secondary', () => {
    expect(freeTraits({ primary: 'C', secondary: 'S' })).toEqual([
      { letter: 'C', text: LETTER_CONTENT.C.traits[0] },
      { letter: 'C', text: LETTER_CONTENT.C.traits[1] },
      { letter: 'S', text: LETTER_CONTENT.S.traits[0] },
    ])
  })

  it('does not carry a score: two results with the same bands have the same preview', () => {
    const input = {
      resultId: 'x',
      unlocked: false,
      isSample: false,
      completedAt: new Date(0),
      primary: 'C' as const,
      secondary: 'D' as const,
      code: 'CD',
      counted: 28,
      certainty: null,
      quality: null,
      madeBy: '',
    }
    const one = buildPreview({ ...input, scores: SCORES })
    const other = buildPreview({ ...input, scores: { D: 99, I: 69, S: 40, C: 70 } })
    expect(one).toEqual(other)
    expect(JSON.stringify(one)).not.toMatch(/73|41|59|87/)
  })

  it('nor a chance, a range or a time: its only numbers are the steps of the lead line', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const answers = responses.map((one) => ({ ...one, ms: 900 }))
        const scored = score(answers)
        const preview = buildPreview({
          resultId: 'x',
          unlocked: false,
          isSample: false,
          completedAt: new Date(0),
          ...scored.style,
          scores: scored.scores,
          counted: scored.counted,
          certainty: scored,
          quality: qualityOf(answers),
          madeBy: '',
        })
        const { named, bands } = preview ?? {}
        const text = JSON.stringify({ named, bands }, (key, value) =>
          key === 'leadLine' ? undefined : value,
        )
        expect(text).not.toMatch(/:[0-9.-]/)
        expect(text).not.toMatch(/certainty|quality|theta|probab|chances|interval/i)
        for (const step of Object.values(named?.leadLine ?? {})) {
          expect([0, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(step)
        }
      }),
      { seed: 20261121, numRuns: 100 },
    )
  })
})

describe('letterTexts', () => {
  it('gives the primary letter in full and caps the secondary', () => {
    const { primary, secondary } = letterTexts({ primary: 'D', secondary: 'I' })
    expect(primary).toEqual(LETTER_CONTENT.D)
    expect(secondary.traits).toHaveLength(4)
    expect(secondary.strengths).toHaveLength(2)
    expect(secondary.challenges).toHaveLength(2)
    expect(secondary).not.toHaveProperty('communicationTips')
  })
})
