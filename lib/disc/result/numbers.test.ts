import { describe, expect, it } from 'vitest'
import { LETTERS } from '../letters'
import { readNumbers } from './numbers'

describe('what the numbers say', () => {
  it('names the lowest letter and the widest gap of these very scores', () => {
    const [lowest, gap] = readNumbers({ D: 78, I: 74, S: 36, C: 41 })
    expect(lowest).toMatchObject({ title: 'Steadiness, 36' })
    expect(lowest.text).toContain('Routine wears you out')
    expect(gap).toMatchObject({ title: '42 points, D over S' })
    expect(gap.text).not.toBe('')
  })

  it('does not call a lowest letter low that is not', () => {
    const [lowest] = readNumbers({ D: 78, I: 74, S: 55, C: 61 })
    expect(lowest.text).toContain('it is not low')
  })

  it('says that close scores lie close together', () => {
    const [, gap] = readNumbers({ D: 52, I: 50, S: 49, C: 51 })
    expect(gap.title).toBe('3 points')
    expect(gap.text).toContain('close together')
  })

  it('has words for every pair of highest and lowest letter', () => {
    for (const high of LETTERS) {
      for (const low of LETTERS.filter((letter) => letter !== high)) {
        const scores = { D: 50, I: 50, S: 50, C: 50, [high]: 80, [low]: 20 }
        const [, gap] = readNumbers(scores)
        expect(gap.title).toBe(`60 points, ${high} over ${low}`)
        expect(gap.text.length).toBeGreaterThan(40)
      }
    }
  })
})
