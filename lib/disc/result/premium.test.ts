import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '../content/all'
import { LETTER_CONTENT } from '../content/letters'
import { STYLE_CODES } from '../styles'
import { freeStyle, freeTraits, letterTexts } from './premium'
import { buildPreview } from './preview'

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
    }
    const one = buildPreview({ ...input, scores: SCORES })
    const other = buildPreview({ ...input, scores: { D: 99, I: 69, S: 40, C: 70 } })
    expect(one).toEqual(other)
    expect(JSON.stringify(one)).not.toMatch(/73|41|59|87/)
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
