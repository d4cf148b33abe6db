import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from './form'
import { forEachAnswer, LEAST_WEIGHT, LOADING, probability, slopeOf } from './likelihood'
import { anyTheta, DESIGN } from './testing'

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 60 })

describe('the likelihood', () => {
  it('gives the chances of all answers to a block, which add up to one', () => {
    fc.assert(
      fc.property(anyTheta, (theta) => {
        for (const block of DESIGN.blocks) {
          const places = [...block.traits.keys()]
          const sum = places
            .flatMap((most) => places.map((least) => ({ most, least })))
            .filter(({ most, least }) => most !== least)
            .reduce((total, answer) => total + probability(block, theta, answer), 0)
          expect(sum).toBeCloseTo(1, 12)
        }
      }),
    )
  })

  it('is the formula, worked out by hand', () => {
    // Pulls a, 0 and −a with a = slope: e^a / (e^a + 1 + e^−a), then e^wa / (1 + e^wa) for the last as least.
    const a = slopeOf(LOADING)
    const [e, inverse] = [Math.exp(a), Math.exp(-a)]
    const block = DESIGN.blocks[0] as Block
    const found = probability(block, [1, 0, -1], { most: 0, least: 2 })
    const least = (w: number) => Math.exp(w * a) / (1 + Math.exp(w * a))
    expect(found).toBeCloseTo((e / (e + 1 + inverse)) * least(LEAST_WEIGHT), 14)
    const earlier = probability({ ...block, leastWeight: 1 }, [1, 0, -1], { most: 0, least: 2 })
    expect(earlier).toBeCloseTo((e / (e + 1 + inverse)) * least(1), 14)
    // .625 · π / √(6 · .609375): a pull of variance 1 with .390625 of it from the trait.
    expect(slopeOf(0.625)).toBeCloseTo(1.02686, 5)
  })

  it('is the same to the last bit where it is worked out for all answers at once', () => {
    fc.assert(
      fc.property(anyTheta, (theta) => {
        for (const block of DESIGN.blocks) {
          const seen: number[][] = []
          forEachAnswer(block, theta, (answer, chance) => {
            seen.push([answer.most, answer.least, chance])
          })
          const places = [...block.traits.keys()]
          const asked = places.flatMap((most) =>
            places
              .filter((least) => least !== most)
              .map((least) => [most, least, probability(block, theta, { most, least })]),
          )
          expect(seen).toEqual(asked)
        }
      }),
    )
  })
})
