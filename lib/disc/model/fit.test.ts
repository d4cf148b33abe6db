import { describe, expect, it } from 'vitest'
import { priorOf } from './estimate'
import { fitTable, isUnlikely, personFit, tailProbability } from './fit'
import type { Block } from './form'
import { probability } from './likelihood'
import { identity } from './linear'
import { normalPoints } from './points'
import { ALL, DESIGN, PRIOR } from './testing'

describe('person fit', () => {
  const table = fitTable(DESIGN, PRIOR)

  it('is higher the likelier the answers are', () => {
    const [best, worst] = [-2, -9].map((log) => personFit(table, ALL, log))
    expect(best).toBeGreaterThan(worst as number)
  })

  it('is 0 on average for people from the prior, at their true places', () => {
    const people = normalPoints(512, 3)
    const logs = people.map((point) => {
      let expected = 0
      for (const { block } of ALL) {
        const places = [...(DESIGN.blocks[block] as Block).traits.keys()]
        for (const most of places) {
          for (const least of places) {
            if (most === least) continue
            const chance = probability(DESIGN.blocks[block] as Block, point, { most, least })
            expected += chance * Math.log(chance)
          }
        }
      }
      return expected
    })
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
    expect(Math.abs(personFit(fitTable(DESIGN, priorOf(identity(3), 3)), ALL, mean))).toBeLessThan(
      1e-9,
    )
  })

  it('sums the chances of the answers that are no likelier', () => {
    const block = DESIGN.blocks[0] as Block
    const theta = [3, 0, -3]
    expect(tailProbability(block, theta, { block: 0, most: 0, least: 2 })).toBeCloseTo(1, 12)
    const rare = { block: 0, most: 2, least: 0 }
    expect(tailProbability(block, theta, rare)).toBeCloseTo(probability(block, theta, rare), 12)
    expect(tailProbability(block, theta, rare)).toBeLessThan(0.01)
    const answers = ALL.filter((answer) => answer.block === 0)
    for (const answer of [...answers, rare]) {
      const isBelow = tailProbability(block, theta, answer) < 0.5
      expect(isUnlikely(block, theta, answer, 0.5)).toBe(isBelow)
    }
  })

  it('is the same whatever sitting was read before', () => {
    const parts = [ALL, ALL.slice(1), [...ALL].reverse(), ALL.slice(0, 1), ALL]
    const fresh = parts.map((answers) => personFit(fitTable(DESIGN, PRIOR), answers, -5))
    expect(parts.map((answers) => personFit(table, answers, -5))).toEqual(fresh)
    expect(new Set(fresh).size).toBeGreaterThan(2)
  })
})
