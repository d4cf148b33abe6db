/** What the history promises: that an unchanged person rarely passes for a changed one, and a changed one is seen. */
import { expect, it } from 'vitest'
import { LETTERS } from '@/lib/disc/letters'
import { estimate } from '@/lib/disc/model/estimate'
import { designOf } from '@/lib/disc/model/form'
import { identity } from '@/lib/disc/model/linear'
import { productForm } from '@/lib/disc/model/product-form'
import { PRIOR } from '@/lib/disc/model/scoring'
import { estimateTogether } from '@/lib/disc/model/together'
import { changeIndex, REAL_CHANGE } from '@/lib/disc/result/change'
import { randomFrom } from '@/lib/numbers/random'
import { drawStatements, drawTraits, takeHonestly } from './takers'

const WORLDS = 12
const PEOPLE = 40
const SIZE = LETTERS.length
const DESIGN = designOf(productForm())

/**
 * The share of letters said to have moved when each has moved by this many standard deviations. `stays` is the part of
 * what a person feels about a statement that is the same in the next sitting. `earlier` sittings are read as one, as those
 * of one label are.
 */
function shareChanged(by: number, stays = 0, earlier = 1): number {
  const random = randomFrom(20261121)
  let changed = 0
  for (let world = 0; world < WORLDS; world++) {
    const statements = drawStatements(DESIGN, random)
    for (let person = 0; person < PEOPLE; person++) {
      const kept = Array.from({ length: DESIGN.blocks.length * SIZE }, () => random.normal())
      const sit = (theta: Float64Array) => {
        let at = 0
        const normal = () =>
          Math.sqrt(stays) * (kept[at++] ?? 0) + Math.sqrt(1 - stays) * random.normal()
        return takeHonestly(DESIGN, statements, theta, { ...random, normal })
      }
      const theta = drawTraits(identity(SIZE), SIZE, random)
      // Toward the other side of the middle, so that no person leaves the range of people.
      const later = theta.map((value) => value - Math.sign(value) * by)
      const first = Array.from({ length: earlier }, () => sit(theta))
      const before =
        earlier > 1
          ? estimateTogether(first.flat(), { design: DESIGN, prior: PRIOR })
          : estimate(DESIGN, PRIOR, first.flat())
      const after = estimate(DESIGN, PRIOR, sit(later))
      for (let letter = 0; letter < SIZE; letter++) {
        const [one, other] = [before, after].map(({ theta: places, covariance }) => ({
          value: places[letter] as number,
          error: Math.sqrt(covariance[letter * SIZE + letter] as number),
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

/** In percent, as printed. */
const figures = [0, 0.5].map((stays) => ({
  stays,
  none: 100 * shareChanged(0, stays),
  one: 100 * shareChanged(1, stays),
  two: 100 * shareChanged(2, stays),
}))

it.each(figures)(
  'with $stays of the feelings staying: $none of 100 unchanged letters pass, $one that moved by one sd, $two by two',
  ({ stays, none, one, two }) => {
    expect(none).toBeLessThan(7)
    if (stays === 0) expect(none).toBeGreaterThan(4)
    expect(one).toBeGreaterThan(27)
    expect(two).toBeGreaterThan(77)
  },
)

it('two sittings of one label beside one of another: an unchanged letter rarely passes, a moved one is seen', () => {
  for (const stays of [0, 0.5]) {
    expect(100 * shareChanged(0, stays, 2)).toBeLessThan(7)
    expect(100 * shareChanged(2, stays, 2)).toBeGreaterThan(77)
  }
})
