import { describe, expect, it } from 'vitest'
import { bandChange, changeReading, inPoints, letterChanges } from './change'

const before = { D: 80, I: 40, S: 30, C: 60 }

describe('the change between two results', () => {
  it('counts points per letter and names a band that was left', () => {
    const changes = letterChanges(before, { D: 60, I: 41, S: 30, C: 70 })
    expect(changes.map(({ letter, points }) => [letter, points])).toEqual([
      ['D', -20],
      ['I', 1],
      ['S', 0],
      ['C', 10],
    ])
    expect(changes[0]?.band).toEqual({ before: 'HIGH', after: 'MED' })
    expect(changes[1]?.band).toBeNull()
    expect(bandChange({ before: 'HIGH', after: 'MED' })).toBe(
      'from Dominant trait to Moderate trait',
    )
  })

  it('says what moved most, and that nothing did', () => {
    expect(changeReading(letterChanges(before, { D: 60, I: 41, S: 30, C: 70 }))).toBe(
      'Dominance moved most: down 20 points. Conscientiousness followed with up 10 points.',
    )
    expect(changeReading(letterChanges(before, { D: 75, I: 45, S: 25, C: 65 }))).toMatch(
      /^No letter moved by 6 points or more/,
    )
    expect(inPoints(1)).toBe('up 1 point')
    expect(inPoints(0)).toBe('no change')
  })
})
