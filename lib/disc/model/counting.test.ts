import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORM } from '../form/items'
import { findResponseProblem, itemById } from '../form/responses'
import { LETTERS } from '../letters'
import { anyResponses } from '../testing'
import { countScores } from './counting'

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 300 })

describe('countScores', () => {
  it('stays within 0 and 100, in whole numbers', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        for (const value of Object.values(countScores(responses).scores)) {
          expect(Number.isInteger(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        expect(countScores([...responses].reverse())).toEqual(countScores(responses))
      }),
    )
  })

  it('raises a letter when its statement is picked as most instead of another', () => {
    fc.assert(
      fc.property(
        anyResponses,
        fc.nat(27),
        fc.constantFrom(...LETTERS),
        (responses, at, letter) => {
          const response = responses[at]
          const tetrad = FORM.find(({ question }) => question === response?.question)
          const item = tetrad?.items.find((candidate) => candidate.letter === letter)
          fc.pre(item?.keyed === 1 && response !== undefined)
          fc.pre(response.most !== item.id && response.least !== item.id)
          const changed = responses.with(at, { ...response, most: item.id })
          expect(countScores(changed).scores[letter]).toBeGreaterThan(
            countScores(responses).scores[letter],
          )
        },
      ),
    )
  })

  it('lowers a letter when its reversed statement is picked as most', () => {
    const tetrad = FORM.find(({ items }) => items.some((item) => item.keyed === -1))
    const reversed = tetrad?.items.find((item) => item.keyed === -1)
    const [other, third] = tetrad?.items.filter((item) => item !== reversed) ?? []
    if (!tetrad || !reversed || !other || !third)
      throw new Error('The form has no reversed statement')
    const { question } = tetrad
    const without = countScores([{ question, most: other.id, least: third.id }])
    const withIt = countScores([{ question, most: reversed.id, least: third.id }])
    expect(withIt.scores[reversed.letter]).toBeLessThan(without.scores[reversed.letter])
  })

  it('follows the documented formula to the end of its range', () => {
    const dominant = FORM.map(({ question, items }) => {
      const own = items.find((item) => item.letter === 'D')
      const other = items.find((item) => item.letter !== 'D')
      if (!own || !other) throw new Error('Incomplete tetrad')
      return own.keyed === 1
        ? { question, most: own.id, least: other.id }
        : { question, most: other.id, least: own.id }
    })
    expect(countScores(dominant).scores.D).toBe(100)
    expect(countScores([]).scores).toEqual({ D: 50, I: 50, S: 50, C: 50 })
  })

  it('does not count an untouched suggestion', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const [first, ...rest] = responses
        if (!first) return
        expect(countScores([{ ...first, suggested: true }, ...rest])).toEqual({
          ...countScores(rest),
          counted: 27,
        })
      }),
    )
  })
})

describe('findResponseProblem', () => {
  it('accepts every complete form in any order', () => {
    fc.assert(fc.property(anyResponses, (responses) => findResponseProblem(responses) === null))
  })

  it.each([
    ['a missing question', (all: Responses) => all.slice(1), 'responses'],
    ['a question answered twice', (all: Responses) => [...all.slice(1), all[1]], 'question_number'],
    [
      'an unknown question',
      (all: Responses) => all.with(3, { ...all[3], question: 29 } as never),
      'question_number',
    ],
    [
      'a foreign option',
      (all: Responses) => all.with(3, { ...all[3], most: all[4]?.most } as never),
      'most_like',
    ],
    [
      'one option for both',
      (all: Responses) => all.with(3, { ...all[3], least: all[3]?.most } as never),
      'least_like',
    ],
    [
      'an order that was not shown',
      (all: Responses) => all.with(3, { ...all[3], shown: ['a', 'b', 'c', 'd'] } as never),
      'shown',
    ],
  ])('refuses %s', (_, spoil, field) => {
    const all = fc.sample(anyResponses, 1)[0] ?? []
    expect(findResponseProblem(spoil(all) as Responses)?.field).toBe(field)
  })

  type Responses = Parameters<typeof findResponseProblem>[0] extends readonly (infer R)[]
    ? R[]
    : never

  it('knows every item of the form and no other', () => {
    for (const { question, items } of FORM) {
      for (const item of items) expect(itemById(item.id)).toMatchObject({ ...item, question })
    }
    expect(itemById('nobody')).toBeUndefined()
  })
})
