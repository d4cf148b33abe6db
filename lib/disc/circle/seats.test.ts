import { describe, expect, it } from 'vitest'
import { LETTERS, type Letter } from '../letters'
import { QUADRANT } from './geometry'
import { rowDepth, seatsOf } from './seats'

const many = (letter: Letter, count: number) => Array.from({ length: count }, () => letter)

describe('seatsOf', () => {
  it('keeps every shape in its quarter and in the circle, however full one is', () => {
    for (const letter of LETTERS) {
      const [sx, sy] = QUADRANT[letter]
      for (const [x, y] of seatsOf(many(letter, 28))) {
        expect(Math.min(x * sx, y * sy)).toBeGreaterThan(0)
        expect(Math.hypot(x, y)).toBeLessThan(1)
      }
    }
  })

  it('never puts two on one seat', () => {
    const letters = LETTERS.flatMap((letter) => many(letter, 7))
    const seats = seatsOf(letters)
    const gaps = seats.flatMap(([x, y], at) =>
      seats.slice(at + 1).map(([a, b]) => Math.hypot(a - x, b - y)),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(rowDepth(letters) * 0.8)
  })
})
