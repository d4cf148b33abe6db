import { describe, expect, it } from 'vitest'
import { LETTERS, type PerLetter } from '../letters'
import { readNumbers } from './numbers'
import { sampleTheta } from './sample-range'

/** Of someone whose letters are known so well. */
const read = (scores: PerLetter<number>, error = 0.1) =>
  readNumbers(scores, { theta: sampleTheta(scores, error) })

describe('what the numbers say', () => {
  it('names the lowest letter and the widest gap of these very scores', () => {
    const [lowest, gap] = read({ D: 88, I: 74, S: 20, C: 41 })
    expect(lowest).toMatchObject({ title: 'Steadiness, 20' })
    expect(lowest?.text).toContain('Routine wears you out')
    expect(gap).toMatchObject({ title: '68 points, D over S' })
    expect(gap?.text).not.toBe('')
  })

  it('leaves out what is not sure enough', () => {
    const scores = { D: 78, I: 74, S: 36, C: 41 }
    expect(read(scores, 0.5)).toEqual([])
    // Results of plain counting are taken at their word.
    expect(readNumbers(scores, null).map(({ title }) => title)).toEqual([
      'Steadiness, 36',
      '42 points, D over S',
    ])
  })

  it('does not call a lowest letter low that is not', () => {
    const [lowest] = read({ D: 88, I: 84, S: 55, C: 71 })
    expect(lowest?.text).toContain('it is not low')
  })

  it('says that close scores lie close together', () => {
    const [gap] = read({ D: 52, I: 50, S: 49, C: 51 })
    expect(gap?.title).toBe('3 points')
    expect(gap?.text).toContain('close together')
  })

  it('has words for every pair of highest and lowest letter', () => {
    for (const high of LETTERS) {
      for (const low of LETTERS.filter((letter) => letter !== high)) {
        const scores = { D: 50, I: 50, S: 50, C: 50, [high]: 80, [low]: 20 }
        const [, gap] = read(scores)
        expect(gap?.title).toBe(`60 points, ${high} over ${low}`)
        expect(gap?.text.length).toBeGreaterThan(40)
      }
    }
  })
})
