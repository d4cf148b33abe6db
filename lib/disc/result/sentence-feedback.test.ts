import { describe, expect, it } from 'vitest'
import { STYLE_CODES } from '../styles'
import { feedbackOf, keptSentences, sentenceId, withFeedback } from './sentence-feedback'
import { sentencesOf } from './sentences'

const POINTS = [
  { title: 'One', text: 'The first.' },
  { title: 'Two', text: 'The second.' },
]

describe('the sentences of a report', () => {
  it('have ids of their own, also across styles', () => {
    const ids = STYLE_CODES.flatMap(sentencesOf).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{14}$/)
  })

  it('are other sentences once they are rewritten', () => {
    const [one] = POINTS
    if (!one) throw new Error('No point')
    expect(sentenceId('D', { ...one, text: 'The very first.' })).not.toBe(sentenceId('D', one))
    expect(sentenceId('I', one)).not.toBe(sentenceId('D', one))
  })

  it('leave the PDF when they are struck, and only then', () => {
    const [one, two] = withFeedback('D', POINTS)
    if (!one || !two) throw new Error('No points')
    expect(keptSentences([one, two])).toHaveLength(2)
    const marked = withFeedback('D', POINTS, { [one.id]: false, [two.id]: true })
    expect(keptSentences(marked).map(({ title }) => title)).toEqual(['Two'])
    expect(feedbackOf(marked)).toEqual({ [one.id]: false, [two.id]: true })
    expect(feedbackOf([one, two])).toEqual({})
  })
})
