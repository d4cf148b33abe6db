import { describe, expect, it } from 'vitest'
import type { Response } from '../form/responses'
import { HURRIED_MS } from '../model/quality'
import { answersBy } from './sample-answers'
import { FEW_HURRIED, secondLookOf } from './second-look'

const steady = answersBy((letter) => ({ D: 2, I: 1, S: -1, C: -2 })[letter])

/** The same answers, timed by question number. */
const timed = (ms: (question: number) => number, answers: readonly Response[] = steady) =>
  answers.map((one) => ({ ...one, ms: ms(one.question) }))

/** The answer to a question turned around: against all others. */
function turned(question: number): Response[] {
  return steady.map((one) =>
    one.question === question ? { ...one, most: one.least, least: one.most } : one,
  )
}

const questions = (responses: readonly Response[]) =>
  secondLookOf(responses).again.map(({ question }) => question)

describe('secondLookOf', () => {
  it('asks about nothing in a calm sitting, and nothing where no time was measured', () => {
    expect(secondLookOf(timed(() => 9000))).toEqual({ hurried: [], odd: [], again: [] })
    expect(questions(steady)).toEqual([])
  })

  it('says which were hurried, and asks from three on', () => {
    const quick = (count: number) => timed((at) => (at > count ? 9000 : HURRIED_MS - 1))
    expect(secondLookOf(quick(FEW_HURRIED - 1))).toMatchObject({ hurried: [1, 2], again: [] })
    expect(secondLookOf(quick(FEW_HURRIED)).again).toEqual(
      [1, 2, 3].map((question) => ({ question, why: 'hurried' })),
    )
  })

  it('asks about all hurried answers, up to all 28, the most hurried first', () => {
    const all = secondLookOf(timed((at) => 100 * (29 - at)))
    expect(all.again.map(({ question }) => question)).toEqual(
      Array.from({ length: 28 }, (_, at) => 28 - at),
    )
    expect(all.again.every(({ why }) => why === 'hurried')).toBe(true)
  })

  it('asks about a single odd answer, after the hurried ones', () => {
    const odd = turned(2)
    expect(secondLookOf(timed(() => 9000, odd))).toEqual({
      hurried: [],
      odd: [2],
      again: [{ question: 2, why: 'odd' }],
    })
    const both = secondLookOf(timed((at) => (at === 2 ? 9000 : 100 * (29 - at)), odd))
    expect(both.again.at(-1)).toEqual({ question: 2, why: 'odd' })
    expect(both.again).toHaveLength(28)
  })

  it('leaves untouched suggestions alone', () => {
    const suggested = timed(() => 100).map((one) => ({ ...one, suggested: true }))
    expect(questions(suggested)).toEqual([])
  })
})
