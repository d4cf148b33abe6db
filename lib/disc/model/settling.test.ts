/** Which question a person with an open lead is asked next, and when it ends. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BANK } from '../form/items'
import type { Response } from '../form/responses'
import { LETTERS, type Letter } from '../letters'
import { answersBetween } from '../result/sample-answers'
import { estimate } from './estimate'
import { type Design, designOf } from './form'
import { probability } from './likelihood'
import { identity } from './linear'
import { normalPoints } from './points'
import { PRODUCT_DESIGN } from './product-form'
import { score } from './scoring'
import { leftToSettle, MOST_MORE, mostTelling, OPEN_BELOW, SETTLED_FROM, worthOf } from './settling'

const FIRST = answersBetween('D', 'I')
const chanceOf = (responses: readonly Response[]) => score(responses).primaryProbability

/** Answers a question of the bank as a person between two letters does, now for the one, now for the other. */
function answerTo(question: number, liked: Letter): Response {
  const items = BANK.find((one) => one.question === question)?.items ?? []
  const liking = (item: (typeof items)[number]) => (item.letter === liked ? 2 : 0) * item.keyed
  const ranked = items.toSorted((a, b) => liking(b) - liking(a))
  return { question, most: ranked[0]?.id ?? '', least: ranked.at(-1)?.id ?? '' }
}

const nextToSettle = (responses: readonly Response[], chance: number) =>
  leftToSettle(responses, chance)[0] ?? null

describe('leftToSettle', () => {
  it('asks no one whose lead is not open', () => {
    expect(nextToSettle(FIRST, OPEN_BELOW)).toBeNull()
    expect(nextToSettle(FIRST, OPEN_BELOW - 0.01)).not.toBeNull()
  })

  it('once begun, goes on until the lead is settled', () => {
    const question = nextToSettle(FIRST, chanceOf(FIRST)) ?? 0
    const begun = [...FIRST, answerTo(question, 'D')]
    expect(nextToSettle(begun, SETTLED_FROM - 0.01)).not.toBeNull()
    expect(nextToSettle(begun, SETTLED_FROM)).toBeNull()
  })

  it('asks questions of the bank, none twice, and never more than twelve', () => {
    const responses = [...FIRST]
    const asked: number[] = []
    for (let more = 0; more <= MOST_MORE; more++) {
      // As if it were always just short of settled.
      const question = nextToSettle(responses, more > 0 ? SETTLED_FROM - 0.01 : 0.5)
      if (question === null) break
      asked.push(question)
      responses.push(answerTo(question, more % 2 ? 'D' : 'I'))
    }
    expect(asked).toHaveLength(MOST_MORE)
    expect(new Set(asked).size).toBe(MOST_MORE)
    const numbers = BANK.map(({ question }) => question)
    expect(asked.every((question) => numbers.includes(question))).toBe(true)
    expect(score(responses).counted).toBe(FIRST.length + MOST_MORE)
  })

  it('ends after six where the questions left could hardly settle it', () => {
    const responses = [...FIRST]
    const asked = () => responses.length - FIRST.length
    for (;;) {
      const question = nextToSettle(responses, 0.5)
      if (question === null) break
      responses.push(answerTo(question, asked() % 2 ? 'D' : 'I'))
    }
    expect(asked()).toBe(6)
    expect(nextToSettle(responses, 0.6)).toBeNull()
    expect(nextToSettle(responses, 0.65)).not.toBeNull()
  })

  it('names all that are left, the most telling first', () => {
    const all = leftToSettle(FIRST, chanceOf(FIRST))
    expect(new Set(all).size).toBe(BANK.length)
    const [first = 0] = all
    const begun = [...FIRST, answerTo(first, 'D')]
    const left = leftToSettle(begun, chanceOf(begun))
    expect(left).toHaveLength(BANK.length - 1)
    expect(left).not.toContain(first)
  })

  it('settles it soon for someone who means one of the two', () => {
    const responses = [...FIRST]
    for (;;) {
      const question = nextToSettle(responses, chanceOf(responses))
      if (question === null) break
      responses.push(answerTo(question, 'I'))
    }
    const { style, primaryProbability } = score(responses)
    expect(style.primary).toBe('I')
    expect(primaryProbability).toBeGreaterThanOrEqual(SETTLED_FROM)
    expect(responses.length - FIRST.length).toBeLessThan(MOST_MORE)
  })
})

describe('what a question is worth', () => {
  const people = normalPoints(64, LETTERS.length)
  const leaderOf = (theta: Float64Array) => theta.indexOf(Math.max(...theta))

  it('is what Bayes says of the lead after each answer, by its chance', () => {
    for (const block of PRODUCT_DESIGN.blocks.slice(-BANK.length)) {
      let expected = 0
      for (const most of [0, 1, 2, 3]) {
        for (const least of [0, 1, 2, 3].filter((option) => option !== most)) {
          const given = people.map((theta) => probability(block, theta, { most, least }))
          const total = given.reduce((sum, one) => sum + one, 0)
          const leads = LETTERS.map((_, letter) =>
            people.reduce((sum, theta, at) => {
              return leaderOf(theta) === letter ? sum + (given[at] as number) / total : sum
            }, 0),
          )
          expected += (total / people.length) * Math.max(...leads)
        }
      }
      expect(worthOf(block, people)).toBeCloseTo(expected, 12)
    }
  })

  it('is never less than what is known already, nor more than all', () => {
    fc.assert(
      fc.property(fc.subarray(people, { minLength: 8 }), (some) => {
        const leads = LETTERS.map((_, letter) => some.filter((one) => leaderOf(one) === letter))
        const known = Math.max(...leads.map(({ length }) => length)) / some.length
        for (const block of PRODUCT_DESIGN.blocks.slice(-4)) {
          expect(worthOf(block, some)).toBeGreaterThanOrEqual(known - 1e-12)
          expect(worthOf(block, some)).toBeLessThanOrEqual(1 + 1e-12)
        }
      }),
      { seed: 10, numRuns: 30 },
    )
  })

  it('is most where the two letters that may lead stand against each other', () => {
    const option = (trait: string) => ({ id: trait, trait, keyed: 1 as const })
    const design: Design = designOf({
      traits: LETTERS,
      blocks: [
        { id: 1, options: [option('S'), option('C')] },
        { id: 2, options: [option('D'), option('I')] },
        { id: 3, options: [option('I'), option('C')] },
      ],
    })
    const covariance = identity(4).map((value) => value / 10)
    const found = { theta: Float64Array.from([1, 1, -1, -1]), covariance }
    expect(mostTelling(design, found, [0, 1, 2])).toBe(1)
    expect(mostTelling(design, found, [0, 2])).toBe(2)
    expect(mostTelling(design, found, [])).toBeNull()
  })

  it('is found from no answers as well', () => {
    const prior = estimate(PRODUCT_DESIGN, { lower: identity(4), precision: identity(4) }, [])
    expect(mostTelling(PRODUCT_DESIGN, prior, [0, 1, 2])).not.toBeNull()
  })
})
