import { describe, expect, it } from 'vitest'
import { LETTERS } from '../letters'
import { moveOf, pullOf, towardOf, trailOf } from './first-moves'

const straight = (letter: (typeof LETTERS)[number]) => pullOf({ letter, keyed: 1 })

describe('the dot of the landing page', () => {
  it('goes to the corner of the most, when the least is its opposite', () => {
    for (const [most, least] of ['DS', 'IC', 'SD', 'CI'].map(([a, b]) => [a, b] as const)) {
      const move = moveOf(straight(most as 'D'), straight(least as 'S'))
      expect(towardOf(move)).toBe(most)
    }
  })

  it('goes to the side of the most, when the least is its neighbor', () => {
    expect(towardOf(moveOf(straight('D'), straight('I')))).toBe('task')
    expect(towardOf(moveOf(straight('D'), straight('C')))).toBe('fast')
    expect(towardOf(moveOf(straight('S'), straight('I')))).toBe('measured')
    expect(towardOf(moveOf(straight('S'), straight('C')))).toBe('people')
  })

  it('moves for every pair of straight statements, and stays inside the circle with its halo', () => {
    const pairs = LETTERS.flatMap((a) => LETTERS.filter((b) => b !== a).map((b) => [a, b] as const))
    const moves = pairs.map(([most, least]) => moveOf(straight(most), straight(least)))
    for (const move of moves) expect(towardOf(move)).not.toBeNull()
    for (const first of moves) {
      for (const second of moves) {
        const [x, y] = trailOf([first, second]).at(-1) ?? [1, 1]
        expect(Math.hypot(x, y)).toBeLessThan(0.55)
      }
    }
  })

  it('counts a reversed statement for the opposite corner', () => {
    expect(pullOf({ letter: 'D', keyed: -1 })).toEqual(straight('S'))
    expect(towardOf(moveOf(straight('S'), pullOf({ letter: 'D', keyed: -1 })))).toBeNull()
  })
})
