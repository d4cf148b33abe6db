import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { derivatives, estimate, priorOf } from './estimate'
import { fitTable, personFit, tailProbability } from './fit'
import { type Answer, type Block, type Design, designOf, type ModelForm } from './form'
import { forEachAnswer, logLikelihood, probability, slopeOf } from './likelihood'
import { identity } from './linear'
import { normalPoint, normalShare } from './normal'
import { normalPoints } from './points'
import { forEachDraw } from './posterior'
import { isPair } from './style-chances'

fc.configureGlobal({ seed: 20261121, numRuns: 60 })

/** Three to five options a block; some blocks hold a trait twice. */
const DESIGN: Design = {
  traitCount: 3,
  blocks: [
    { traits: [0, 1, 2], keys: [1, 1, 1] },
    { traits: [0, 1, 2, 0], keys: [-1, 1, 1, 1] },
    { traits: [2, 1, 0, 1, 2], keys: [1, -1, 1, 1, -1] },
    { traits: [1, 2, 0], keys: [1, 1, -1] },
  ],
}
const PRIOR = priorOf(Float64Array.from([1, 0.3, -0.2, 0.3, 1, 0, -0.2, 0, 1]), 3)

const anyTheta = fc
  .array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 3, maxLength: 3 })
  .map((values) => Float64Array.from(values))

const anyAnswers: fc.Arbitrary<Answer[]> = fc.tuple(
  ...DESIGN.blocks.map(({ traits }, block) =>
    fc
      .shuffledSubarray([...traits.keys()], { minLength: 2, maxLength: 2 })
      .map(([most = 0, least = 0]) => ({ block, most, least })),
  ),
)

const height = (answers: readonly Answer[], theta: Float64Array) => {
  let bend = 0
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const entry = PRIOR.precision[row * 3 + column] as number
      bend += (theta[row] as number) * entry * (theta[column] as number)
    }
  }
  return logLikelihood(DESIGN, answers, theta) - bend / 2
}

const nudged = (theta: Float64Array, trait: number, by: number) =>
  theta.map((value, at) => (at === trait ? value + by : value))

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
    // Pulls a, 0 and −a with a = slope: e^a / (e^a + 1 + e^−a), then e^a / (1 + e^a) for the last as least.
    const a = slopeOf(0.625)
    const [e, inverse] = [Math.exp(a), Math.exp(-a)]
    const block = DESIGN.blocks[0] as Block
    const found = probability(block, [1, 0, -1], { most: 0, least: 2 })
    expect(found).toBeCloseTo((e / (e + 1 + inverse)) * (e / (1 + e)), 14)
    // .625 · π / √(6 · .609375): a pull of variance 1 with .390625 of it from the trait.
    expect(a).toBeCloseTo(1.02686, 5)
  })
})

describe('gradient and information', () => {
  it('are the slopes and curves of the posterior', () => {
    const step = 1e-4
    fc.assert(
      fc.property(anyTheta, anyAnswers, (theta, answers) => {
        const { gradient, information } = derivatives(DESIGN, PRIOR, answers, theta)
        for (let row = 0; row < 3; row++) {
          const [up, down] = [nudged(theta, row, step), nudged(theta, row, -step)]
          const slope = (height(answers, up) - height(answers, down)) / (2 * step)
          expect(gradient[row]).toBeCloseTo(slope, 5)
          const [above, below] = [up, down].map(
            (place) => derivatives(DESIGN, PRIOR, answers, place).gradient,
          )
          for (let column = 0; column < 3; column++) {
            const rise = (above?.[column] as number) - (below?.[column] as number)
            expect(information[row * 3 + column]).toBeCloseTo(-rise / (2 * step), 5)
          }
        }
      }),
    )
  })
})

describe('the estimate', () => {
  it('is the top: no step in any direction is higher', () => {
    fc.assert(
      fc.property(anyAnswers, anyTheta, (answers, direction) => {
        const { theta } = estimate(DESIGN, PRIOR, answers)
        const there = theta.map((value, at) => value + 0.05 * (direction[at] as number))
        expect(height(answers, there)).toBeLessThanOrEqual(height(answers, theta) + 1e-12)
      }),
    )
  })

  it('is the prior without answers', () => {
    const { theta, covariance, logLikelihood: log } = estimate(DESIGN, PRIOR, [])
    expect([...theta]).toEqual([0, 0, 0])
    expect(covariance[0]).toBeCloseTo(1, 12)
    expect(covariance[1]).toBeCloseTo(0.3, 12)
    expect(log).toBe(0)
  })

  it('has the top, the spread and the chances of the posterior, integrated by brute force over two traits', () => {
    const { design, answers } = twoTraits()
    const prior = priorOf(identity(2), 2)
    const exact = integrated(design, answers)
    const found = estimate(design, prior, answers)
    for (const trait of [0, 1]) {
      expect(found.theta[trait]).toBeCloseTo(exact.mode[trait] as number, 1)
      const error = Math.sqrt(found.covariance[trait * 3] as number)
      expect(error).toBeCloseTo(exact.error[trait] as number, 1)
    }
    let leads = 0
    forEachDraw(found, normalPoints(1024, 2), ([first = 0, second = 0]) => {
      if (first > second) leads++
    })
    expect(Math.abs(leads / 1024 - exact.firstLeads)).toBeLessThan(0.02)
  })

  it('holds with many traits and with answers that all say the same', () => {
    const traits = Array.from({ length: 12 }, (_, at) => `t${at}`)
    const blocks = Array.from({ length: 60 }, (_, id) => ({
      id,
      options: [0, 1, 2].map((place) => ({
        id: `${place}`,
        trait: traits[(id + place * 5) % 12] as string,
        keyed: 1 as const,
      })),
    }))
    const design = designOf({ traits, blocks })
    const answers = blocks.map((_, block) => ({ block, most: 0, least: 2 }))
    const { theta } = estimate(design, priorOf(identity(12), 12), answers)
    expect([...theta].every(Number.isFinite)).toBe(true)
    const always = Array.from({ length: 200 }, () => ({ block: 0, most: 0, least: 2 }))
    const far = estimate(DESIGN, PRIOR, always).theta
    expect(far[0]).toBeGreaterThan(1.5)
    expect(far[2]).toBeLessThan(-1.5)
  })
})

describe('a form', () => {
  it('may not use a trait that it does not name', () => {
    const form: ModelForm = {
      traits: ['a'],
      blocks: [{ id: 7, options: [{ id: 'x', trait: 'b', keyed: 1 }] }],
    }
    expect(() => designOf(form)).toThrow('Block 7: the form has no trait "b".')
  })
})

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
    const theta = [2, 0, -2]
    expect(tailProbability(block, theta, { block: 0, most: 0, least: 2 })).toBeCloseTo(1, 12)
    const rare = { block: 0, most: 2, least: 0 }
    expect(tailProbability(block, theta, rare)).toBeCloseTo(probability(block, theta, rare), 12)
    expect(tailProbability(block, theta, rare)).toBeLessThan(0.01)
  })
})

describe('the normal distribution', () => {
  it.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [1.959963984540054, 0.975],
    [-3, 0.00134989803163009],
    [-8, 6.22096057427178e-16],
  ])('has %s at %s', (z, share) => {
    expect(normalShare(z) / share).toBeCloseTo(1, 7)
    expect(normalPoint(share)).toBeCloseTo(z, 8)
  })

  it('has points with mean 0, variance 1 and no correlation', () => {
    const points = normalPoints(1024, 4)
    for (const one of [0, 1, 2, 3]) {
      for (const other of [0, 1, 2, 3]) {
        const product = points.reduce(
          (sum, point) => sum + (point[one] as number) * (point[other] as number),
          0,
        )
        expect(product / 1024).toBeCloseTo(one === other ? 1 : 0, 1)
      }
      expect(points.reduce((sum, point) => sum + (point[one] as number), 0)).toBeCloseTo(0, 9)
    }
  })
})

const ALL: Answer[] = DESIGN.blocks.map((_, block) => ({ block, most: 0, least: 1 }))

function twoTraits() {
  const traits = [0, 1, 0]
  const design: Design = {
    traitCount: 2,
    blocks: Array.from({ length: 8 }, (_, at) => ({
      traits,
      keys: at % 3 ? [1, 1, -1] : [1, -1, 1],
    })),
  }
  const answers = design.blocks.map((_, block) => ({
    block,
    most: block % 4 === 0 ? 1 : 0,
    least: 2,
  }))
  return { design, answers }
}

/** The posterior on a grid of 161 × 161 points over ±4: slow, and nothing to get wrong. */
function integrated(design: Design, answers: readonly Answer[]) {
  const grid = Array.from({ length: 161 }, (_, at) => -4 + at / 20)
  let mass = 0
  let firstLeads = 0
  let mode = [0, 0]
  let top = 0
  const sums = [0, 0]
  const squares = [0, 0]
  for (const one of grid) {
    for (const other of grid) {
      const weight = Math.exp(
        logLikelihood(design, answers, [one, other]) - (one * one + other * other) / 2,
      )
      mass += weight
      if (weight > top) [mode, top] = [[one, other], weight]
      firstLeads += one > other ? weight : one === other ? weight / 2 : 0
      for (const [trait, value] of [one, other].entries()) {
        sums[trait] = (sums[trait] as number) + weight * value
        squares[trait] = (squares[trait] as number) + weight * value * value
      }
    }
  }
  const mean = sums.map((sum) => sum / mass)
  return {
    mode,
    error: squares.map((square, at) => Math.sqrt(square / mass - (mean[at] as number) ** 2)),
    firstLeads: firstLeads / mass,
  }
}

describe('what is worked out more quickly', () => {
  it('is the probability of each answer, to the last bit', () => {
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

  it('is whether two places make a pair, also at the limits', () => {
    const plain = (first: number, second: number) => {
      const percent = 100 * normalShare(second)
      return percent >= 50 && 100 * normalShare(first) - percent <= 15
    }
    const atGap = (second: number) => normalPoint(normalShare(second) + 0.15)
    const second = fc.oneof(fc.double({ min: -3, max: 1, noNaN: true }), fc.constant(0))
    const off = fc.oneof(
      fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
    )
    fc.assert(
      fc.property(second, off, off, (place, one, other) => {
        const low = place + one
        const high = atGap(Math.min(place, 1)) + other
        expect(isPair(high, low)).toBe(plain(high, low))
      }),
      { numRuns: 2000 },
    )
  })
})
