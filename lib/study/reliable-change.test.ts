/** What the history promises: that an unchanged person rarely passes for a changed one, and a changed one is seen. */
import { expect, it } from 'vitest'
import { LETTERS } from '@/lib/disc/letters'
import { estimate } from '@/lib/disc/model/estimate'
import { designOf } from '@/lib/disc/model/form'
import { identity } from '@/lib/disc/model/linear'
import { productForm } from '@/lib/disc/model/product-form'
import { PRIOR, WIDENING } from '@/lib/disc/model/scoring'
import { changeIndex, REAL_CHANGE } from '@/lib/disc/result/change'
import { randomFrom } from '@/lib/numbers/random'
import { drawStatements, drawTraits, takeHonestly } from './takers'

const WORLDS = 12
const PEOPLE = 40
const SIZE = LETTERS.length
const DESIGN = designOf(productForm())

/** The share of letters said to have really changed when each has moved by this many standard deviations. */
function shareChanged(by: number): number {
  const random = randomFrom(20261121)
  let changed = 0
  for (let world = 0; world < WORLDS; world++) {
    const statements = drawStatements(DESIGN, random)
    const sit = (theta: Float64Array) =>
      estimate(DESIGN, PRIOR, takeHonestly(DESIGN, statements, theta, random))
    for (let person = 0; person < PEOPLE; person++) {
      const theta = drawTraits(identity(SIZE), SIZE, random)
      // Toward the other side of the middle, so that no person leaves the range of people.
      const later = theta.map((value) => value - Math.sign(value) * by)
      const [before, after] = [sit(theta), sit(later)]
      for (let letter = 0; letter < SIZE; letter++) {
        const [one, other] = [before, after].map(({ theta: places, covariance }) => ({
          value: places[letter] as number,
          error: WIDENING * Math.sqrt(covariance[letter * SIZE + letter] as number),
        })) as [Place, Place]
        if (Math.abs(changeIndex(one, other)) > REAL_CHANGE) changed++
      }
    }
  }
  return changed / (WORLDS * PEOPLE * SIZE)
}

interface Place {
  value: number
  error: number
}

it('says of fewer than 5 of 100 letters that they changed when none did', () => {
  expect(shareChanged(0)).toBeLessThan(0.05)
})

it('sees most letters that moved by two standard deviations', () => {
  expect(shareChanged(2)).toBeGreaterThan(0.6)
})
