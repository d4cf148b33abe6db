import { describe, expect, it } from 'vitest'
import { itemById, type Response } from '../form/responses'
import { score } from '../model/scoring'
import { answersBy, answersOf } from './sample-answers'
import { explain, TOLD_ANSWERS, tellingAnswers } from './telling-answers'

const CLEAR = { first: 'C', second: 'S', isShared: false } as const
const SHARED = { ...CLEAR, isShared: true }

const ANSWERS = answersOf('CS')

const lead = (responses: readonly Response[]) => {
  const { theta } = score(responses)
  return theta.C.value - theta.S.value
}

describe('the answers that moved a result most', () => {
  it('are five, each of which the lead would miss, the one most missed first', () => {
    const told = tellingAnswers(ANSWERS, CLEAR)
    expect(told).toHaveLength(TOLD_ANSWERS)
    const without = told.map(({ question }) =>
      lead(ANSWERS.filter((answer) => answer.question !== question)),
    )
    expect(without).toEqual([...without].sort((a, b) => a - b))
    expect(without.every((rest) => rest < lead(ANSWERS))).toBe(true)
    const others = ANSWERS.filter(({ question }) => told.every((one) => one.question !== question))
    for (const answer of others) {
      expect(lead(ANSWERS.filter((one) => one !== answer))).toBeGreaterThanOrEqual(
        without.at(-1) as number,
      )
    }
  })

  it('come with the statements that were picked', () => {
    for (const { question, most, least, toward } of tellingAnswers(ANSWERS, CLEAR)) {
      const answer = ANSWERS.find((one) => one.question === question)
      expect(most).toBe(itemById(answer?.most ?? '')?.text)
      expect(least).toBe(itemById(answer?.least ?? '')?.text)
      expect(toward).toBe('C')
    }
  })

  it('speak for both letters where these share the lead', () => {
    const split = answersBy((letter, tetrad) =>
      letter === (tetrad % 2 ? 'C' : 'S') ? 2 : letter === 'D' ? -1 : 0,
    )
    const told = tellingAnswers(split, SHARED)
    expect(new Set(told.map(({ toward }) => toward))).toEqual(new Set(['C', 'S']))
    expect(tellingAnswers(split, CLEAR).every(({ toward }) => toward === 'C')).toBe(true)
  })

  it('do not depend on the order of the answers, and leave untouched suggestions out', () => {
    const told = tellingAnswers(ANSWERS, CLEAR)
    expect(tellingAnswers([...ANSWERS].reverse(), CLEAR)).toEqual(told)
    const untouched = ANSWERS.map((answer) => ({
      ...answer,
      suggested: answer.question === told[0]?.question,
    }))
    expect(tellingAnswers(untouched, CLEAR).map(({ question }) => question)).not.toContain(
      told[0]?.question,
    )
    expect(tellingAnswers([], CLEAR)).toEqual([])
  })
})

describe('explain', () => {
  const explained = (responses: readonly Response[]) => {
    const scored = score(responses)
    return explain(responses, scored, scored.style)
  }

  it('says what the answers decided', () => {
    expect(explained(ANSWERS)).toEqual({
      intro: 'These answers did most to put C ahead of S.',
      answers: tellingAnswers(ANSWERS, CLEAR),
    })
    const split = answersBy((letter, tetrad) =>
      letter === (tetrad % 2 ? 'C' : 'S') ? 2 : letter === 'D' ? -1 : 0,
    )
    expect(explained(split)?.intro).toMatch(/^You stand between [CS] and [CS]\. These answers/)
  })

  it('has nothing to tell without answers', () => {
    expect(explained([])).toBeNull()
  })
})
