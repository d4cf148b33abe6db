import { describe, expect, it } from 'vitest'
import { STUDY_RESULTS } from '@/lib/copy/study/results'
import { FORM } from '../form/items'
import type { Response } from '../form/responses'
import { LETTERS } from '../letters'
import { answersBy, answersOf } from '../result/sample-answers'
import { STYLE_CODES } from '../styles'
import { HURRIED_MS, qualityOf } from './quality'
import { score } from './scoring'

const honest = answersOf('SC')

/** The same answers with the picks shown at given places. */
function shownAt(responses: readonly Response[], places: (at: number) => [number, number]) {
  return responses.map((response, at): Response => {
    const items = FORM[response.question - 1]?.items.map(({ id }) => id) ?? []
    const shown = items.filter((id) => id !== response.most && id !== response.least)
    const [most, least] = places(at)
    const picks: [number, string][] = [
      [most, response.most],
      [least, response.least],
    ]
    for (const [place, id] of picks.sort(([a], [b]) => a - b)) shown.splice(place, 0, id)
    return { ...response, shown }
  })
}

const timed = (ms: (at: number) => number) => honest.map((one, at) => ({ ...one, ms: ms(at) }))

describe('qualityOf', () => {
  it('finds nothing in honest answers', () => {
    expect(qualityOf(timed(() => 9000))).toMatchObject({ hurried: [], odd: [], flags: [] })
    expect(qualityOf(honest)).toMatchObject({ hurried: [], longestRun: 0, unconfirmed: 0 })
  })

  it('lists hurried questions, and flags a third of them', () => {
    expect(qualityOf(timed((at) => (at < 9 ? HURRIED_MS - 1 : HURRIED_MS)))).toMatchObject({
      hurried: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      flags: [],
    })
    expect(qualityOf(timed((at) => (at < 10 ? 900 : 9000))).flags).toEqual(['hurried'])
  })

  it('counts the same place in a row, for most as for least, and flags nine', () => {
    const eight = shownAt(honest, (at) => (at < 8 ? [2, at % 2] : [at % 2, 2 + (at % 2)]))
    expect(qualityOf(eight)).toMatchObject({ longestRun: 8, flags: [] })
    const nine = shownAt(honest, (at) => (at < 9 ? [at % 2, 3] : [at % 2, 2]))
    expect(qualityOf([...nine].reverse())).toMatchObject({ longestRun: 19, flags: ['long_run'] })
  })

  it('counts untouched suggestions and looks at nothing else of them', () => {
    const answers = timed((at) => (at < 14 ? 100 : 9000)).map((one, at) =>
      at < 14 ? { ...one, suggested: true } : one,
    )
    expect(qualityOf(answers)).toMatchObject({ unconfirmed: 14, hurried: [], flags: [] })
  })

  it('finds the answer that goes against all others', () => {
    const [first, ...rest] = answersBy((letter) => ({ D: 2, I: 1, S: -1, C: -2 })[letter])
    const turned = { ...first, most: first?.least, least: first?.most } as Response
    expect(qualityOf([turned, ...rest]).odd).toEqual([1])
    expect(qualityOf([first as Response, ...rest]).odd).toEqual([])
  })

  it('says the same by the places of a score as by its own estimate', () => {
    for (const code of STYLE_CODES) {
      const answers = answersOf(code).map((one, at) => (at % 9 ? one : { ...one, suggested: true }))
      const { theta } = score(answers)
      const places = LETTERS.map((letter) => theta[letter].value)
      expect(qualityOf(answers, undefined, places), code).toEqual(qualityOf(answers))
    }
    expect(qualityOf(honest, undefined, [4, 4, -4, -4]).odd).not.toEqual(qualityOf(honest).odd)
  })

  it('has low fit for answers without a pattern, and none without answers', () => {
    const blind = answersBy((letter, tetrad) => Math.sin(997 * tetrad + letter.charCodeAt(0) * 31))
    expect(qualityOf(blind).flags).toEqual(['low_fit'])
    expect(qualityOf(honest).fit).toBeGreaterThan(0)
    expect(qualityOf([])).toMatchObject({ fit: null, flags: [] })
  })

  it('tells few honest people of any world that they fit badly', () => {
    for (const { stages } of STUDY_RESULTS.kinds) {
      for (const [stage, { noticed }] of Object.entries(stages)) {
        // What is usual is least known where it was learned from fifty: lab/notes.md.
        expect(noticed.honest).toBeLessThan(stage === 'after50' ? 0.17 : 0.1)
      }
    }
  })
})
