import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORM } from '../form/items'
import { itemById, type Response } from '../form/responses'
import { LETTER_NAMES, type Letter } from '../letters'
import { score } from '../model/scoring'
import { anyResponses } from '../testing'
import { doubtOf, isOpenLead } from './doubt'
import { answersBetween, answersBy, answersOf } from './sample-answers'
import { explain, TOLD_ANSWERS, tellingAnswers } from './telling-answers'

const CLEAR = { first: 'C', second: 'S', kind: 'clear' } as const
const SHARED = { ...CLEAR, kind: 'shared' } as const

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
  })

  it('are reasons: a pick of each bears on the two letters, and it says what that did', () => {
    const open = { kinds: new Set<string>(), full: 0 }
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const scored = score(responses)
        const doubt = doubtOf(scored, scored.style)
        const told = tellingAnswers(responses, doubt)
        const two = [doubt.first, doubt.second]
        for (const { question, toward, awayFrom, did } of told) {
          const answer = responses.find((one) => one.question === question)
          const [most, least] = [itemById(answer?.most ?? ''), itemById(answer?.least ?? '')]
          const pulls = [
            [most?.letter, most?.keyed],
            [least?.letter, -(least?.keyed ?? 0)],
          ]
          expect(toward ?? awayFrom).not.toBeNull()
          if (toward) {
            expect(two).toContain(toward)
            expect(pulls).toContainEqual([toward, 1])
            expect(did).toMatch(new RegExp(`^Toward ${LETTER_NAMES[toward]}`))
          }
          if (awayFrom) {
            expect(two).toContain(awayFrom)
            expect(pulls).toContainEqual([awayFrom, -1])
            expect(did).toMatch(new RegExp(`away from ${LETTER_NAMES[awayFrom]}$`, 'i'))
          }
          expect(toward).not.toBe(awayFrom)
          const [loser] = two
            .filter((letter) => letter !== toward)
            .sort((one) => (one === awayFrom ? -1 : 1))
          const [winner] = two.filter((letter) => letter !== loser)
          expect(pulls).not.toContainEqual([winner, -1])
          expect(pulls).not.toContainEqual([loser, 1])
          if (!isOpenLead(doubt))
            expect([toward ?? doubt.first, awayFrom ?? doubt.second]).toEqual(two)
        }
        if (!isOpenLead(doubt) && told.length === TOLD_ANSWERS) {
          open.full++
          expect(told.filter(({ toward }) => toward === doubt.first).length).toBeGreaterThanOrEqual(
            3,
          )
        }
        open.kinds.add(doubt.kind)
      }),
      { seed: 20261122, numRuns: 300 },
    )
    // The property was tried where it says something.
    expect(open.kinds.size).toBeGreaterThan(2)
    expect(open.full).toBeGreaterThan(5)
  })

  it('are none where no pick speaks for or against the two letters, or two picks contradict each other', () => {
    const picked = (most: [Letter, 1 | -1], least: [Letter, 1 | -1]) =>
      FORM.flatMap(({ question, items }) => {
        const find = ([letter, keyed]: [Letter, 1 | -1]) =>
          items.find((item) => item.letter === letter && item.keyed === keyed)?.id
        const [one, other] = [find(most), find(least)]
        return one && other ? { question, most: one, least: other } : []
      })
    const elsewhere = picked(['D', 1], ['I', 1])
    // Most like a person who is not C, least like S: each takes back what the other says.
    const contradicting = picked(['C', -1], ['S', 1])
    for (const responses of [elsewhere, contradicting]) {
      expect(responses.length).toBeGreaterThan(1)
      expect(tellingAnswers(responses, SHARED)).toEqual([])
      expect(tellingAnswers(responses, { ...SHARED, first: 'S', second: 'C' })).toEqual([])
    }
  })

  it('come with the statements that were picked', () => {
    for (const { question, most, least, about } of tellingAnswers(ANSWERS, CLEAR)) {
      const answer = ANSWERS.find((one) => one.question === question)
      expect(most).toBe(itemById(answer?.most ?? '')?.text)
      expect(least).toBe(itemById(answer?.least ?? '')?.text)
      expect(['C', 'S']).toContain(about)
    }
  })

  it('speak for both letters where these share the lead', () => {
    const split = answersBy((letter, tetrad) =>
      letter === (tetrad % 2 ? 'C' : 'S') ? 2 : letter === 'D' ? -1 : 0,
    )
    const told = tellingAnswers(split, SHARED)
    expect(new Set(told.map(({ toward }) => toward))).toEqual(new Set(['C', 'S']))
    expect(tellingAnswers(split, CLEAR).every(({ toward }) => toward !== 'S')).toBe(true)
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
      intro: 'These answers did the most to put C ahead of S.',
      answers: tellingAnswers(ANSWERS, CLEAR),
    })
    const split = answersBetween('C', 'S')
    expect(explained(split)?.intro).toMatch(/^These answers/)
  })

  it('has nothing to tell without answers', () => {
    expect(explained([])).toBeNull()
  })
})
