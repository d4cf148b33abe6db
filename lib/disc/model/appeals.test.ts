import { describe, expect, it } from 'vitest'
import { type AnswerCount, withAppeals } from './appeals'
import { priorOf } from './estimate'
import type { Design } from './form'
import { probability } from './likelihood'
import { identity } from './linear'
import { normalPoints } from './points'

const DESIGN: Design = {
  traitCount: 3,
  blocks: [
    { traits: [0, 1, 2], keys: [1, 1, -1] },
    { traits: [0, 1, 2, 0], keys: [1, 1, 1, -1] },
  ],
}
const PRIOR = priorOf(identity(3), 3)
const TRUE = [0.8, -0.5, -0.3]

/** What so many people from the prior answer to the first block when its options have these appeals. */
function countsBy(appeals: number[], people: number): AnswerCount[] {
  const block = { traits: [0, 1, 2], keys: [1, 1, -1], appeals }
  const places = normalPoints(512, 3)
  return [0, 1, 2].flatMap((most) =>
    [0, 1, 2]
      .filter((least) => least !== most)
      .map((least) => {
        const chances = places.map((theta) => probability(block, theta, { most, least }))
        const mean = chances.reduce((sum, chance) => sum + chance, 0) / places.length
        return { block: 0, most, least, people: people * mean }
      }),
  )
}

const learned = (appeals: number[], people: number) =>
  withAppeals(DESIGN, PRIOR, countsBy(appeals, people)).blocks[0]?.appeals as number[]

describe('appeals', () => {
  it('are found from many answers', () => {
    for (const [option, appeal] of learned(TRUE, 10_000).entries()) {
      expect(appeal).toBeCloseTo(TRUE[option] as number, 1)
    }
  })

  it('stay near 0 while there are few, and come closer with each one', () => {
    const first = [1, 10, 100, 1000].map((people) => learned(TRUE, people)[0] as number)
    expect(first[0]).toBeLessThan(0.15)
    expect(first).toEqual([...first].sort((a, b) => a - b))
  })

  it('are 0 where people pick as the model expects', () => {
    for (const appeal of learned([0, 0, 0], 500)) expect(appeal).toBeCloseTo(0, 2)
  })

  it('leave a block that no one answered as it was', () => {
    expect(withAppeals(DESIGN, PRIOR, countsBy(TRUE, 50)).blocks[1]).toBe(DESIGN.blocks[1])
    expect(withAppeals(DESIGN, PRIOR, [])).toEqual(DESIGN)
  })

  it('make no difference that is the same for all options of a block', () => {
    const block = { traits: [0, 1, 2], keys: [1, 1, -1] }
    const answer = { most: 2, least: 0 }
    expect(probability({ ...block, appeals: [0.7, 0.7, 0.7] }, [1, 0, -1], answer)).toBeCloseTo(
      probability(block, [1, 0, -1], answer),
      12,
    )
  })
})
