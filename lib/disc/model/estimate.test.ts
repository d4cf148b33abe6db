import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimate, LETTER_DOUBT, lookFrom, priorOf } from './estimate'
import { type Answer, type Block, type Design, designOf } from './form'
import { logLikelihood } from './likelihood'
import { identity } from './linear'
import { normalPoints } from './points'
import { forEachDraw } from './posterior'
import { ALL, anyAnswers, anyTheta, DESIGN, PRIOR } from './testing'

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 60 })

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

describe('gradient and information', () => {
  it('are the slopes and curves of the posterior', () => {
    const step = 1e-4
    fc.assert(
      fc.property(anyTheta, anyAnswers, (theta, answers) => {
        const { gradient, information } = lookFrom(DESIGN, PRIOR, answers, theta)
        for (let row = 0; row < 3; row++) {
          const [up, down] = [nudged(theta, row, step), nudged(theta, row, -step)]
          const slope = (height(answers, up) - height(answers, down)) / (2 * step)
          expect(gradient[row]).toBeCloseTo(slope, 5)
          const [above, below] = [up, down].map(
            (place) => lookFrom(DESIGN, PRIOR, answers, place).gradient,
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

  it('is found for forms of thousands of blocks, however even or extreme the answers', () => {
    for (const [count, side] of [
      [1_000, 0.5],
      [5_000, 0.5],
      [5_000, 1],
      [20_000, 0.9],
    ] as const) {
      const { design, answers } = longForm(count, side)
      const found = estimate(design, PRIOR, answers)
      const there = (by: number) => nudged(found.theta, 0, by)
      const top = logLikelihood(design, answers, found.theta)
      expect(found.logLikelihood).toBe(top)
      for (const by of [-0.01, 0.01]) {
        expect(logLikelihood(design, answers, there(by))).toBeLessThan(top + 1)
      }
      expect(Math.sqrt(found.covariance[0] as number)).toBeLessThan(0.2)
    }
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

describe('the doubt of how well a letter is liked', () => {
  const [first, ...rest] = DESIGN.blocks
  const known = (design: Design, appeals: (trait: number) => number): Design => ({
    ...design,
    blocks: design.blocks.map((block) => ({ ...block, appeals: block.traits.map(appeals) })),
  })

  it('is how far the top moves when one letter is liked more, over all likings', () => {
    const { theta, doubt } = estimate(DESIGN, PRIOR, ALL)
    const step = 1e-4
    const moves = [0, 1, 2].map((liked) => {
      const top = (by: number) =>
        estimate(
          known(DESIGN, (trait) => (trait === liked ? by : 0)),
          PRIOR,
          ALL,
        ).theta
      const [up, down] = [top(step), top(-step)]
      return theta.map((_, at) => ((up[at] as number) - (down[at] as number)) / (2 * step))
    })
    for (let place = 0; place < 9; place++) {
      const [row, column] = [Math.floor(place / 3), place % 3]
      const both = moves.map((move) => (move[row] as number) * (move[column] as number))
      expect(doubt[place]).toBeCloseTo(LETTER_DOUBT ** 2 * both.reduce((a, b) => a + b), 6)
    }
    expect(doubt[0]).toBeGreaterThan(0.001)
  })

  it('is none where statements are known, moves no place, and counts what is unknown alone', () => {
    const [all, none] = [DESIGN, known(DESIGN, () => 0)].map((one) => estimate(one, PRIOR, ALL))
    expect([...(none?.doubt ?? [])].every((value) => value === 0)).toBe(true)
    expect(none?.theta).toEqual(all?.theta)
    const half = {
      ...DESIGN,
      blocks: [first as Block, ...known({ ...DESIGN, blocks: rest }, () => 0).blocks],
    }
    const some = estimate(half, PRIOR, ALL).doubt[0] as number
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(all?.doubt[0] as number)
  })
})

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

/** The small form over and over, where a share of the picks goes one way. */
function longForm(count: number, side: number): { design: Design; answers: Answer[] } {
  const blocks = Array.from(
    { length: count },
    (_, at) => DESIGN.blocks[at % 4] as Design['blocks'][0],
  )
  const answers = blocks.map((_, block) => {
    const isOneWay = (block * 0.6180339887) % 1 < side
    return { block, most: isOneWay ? 0 : 1, least: isOneWay ? 1 : 2 }
  })
  return { design: { ...DESIGN, blocks }, answers }
}
