import { describe, expect, it } from 'vitest'
import { STYLE_CODES } from '../styles'
import { keptPoints, markable, marksOf, pointId } from './points'
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
    expect(pointId('D', { ...one, text: 'The very first.' })).not.toBe(pointId('D', one))
    expect(pointId('I', one)).not.toBe(pointId('D', one))
  })

  it('leave the PDF when they are struck, and only then', () => {
    const [one, two] = markable('D', POINTS)
    if (!one || !two) throw new Error('No points')
    expect(keptPoints([one, two])).toHaveLength(2)
    const marked = markable('D', POINTS, { [one.id]: false, [two.id]: true })
    expect(keptPoints(marked).map(({ title }) => title)).toEqual(['Two'])
    expect(marksOf(marked)).toEqual({ [one.id]: false, [two.id]: true })
    expect(marksOf([one, two])).toEqual({})
  })
})
