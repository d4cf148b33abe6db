import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORM } from '../form/items'
import { itemById, type Response } from '../form/responses'
import type { Letter } from '../letters'
import { score } from '../model/scoring'
import { anyResponses } from '../testing'
import { doubtOf, isOpenLead } from './doubt'
import { answersBetween, answersBy, answersOf } from './sample-answers'
import { explain, pullsOf, TOLD_ANSWERS, TOLD_EACH_WAY } from './telling-answers'

const CLEAR = { first: 'C', second: 'S', kind: 'clear' } as const
const SHARED = { ...CLEAR, kind: 'even' } as const

const ANSWERS = answersOf('CS')

const questionsOf = (responses: readonly Response[], doubt: typeof CLEAR | typeof SHARED) =>
  pullsOf(responses, doubt).flatMap(({ answers }) => answers.map(({ question }) => question))

const lead = (responses: readonly Response[]) => {
  const { theta } = score(responses)
  return theta.C.value - theta.S.value
}

/** The letters that the shown picks of an answer speak for, and those that they speak against. */
function sides(response: Response | undefined, as: readonly ('most' | 'least')[]) {
  const spoken = as.map((pick) => {
    const item = itemById(response?.[pick] ?? '')
    return { letter: item?.letter, by: (item?.keyed ?? 0) * (pick === 'most' ? 1 : -1) }
  })
  return {
    for: spoken.filter(({ by }) => by > 0).map(({ letter }) => letter),
    against: spoken.filter(({ by }) => by < 0).map(({ letter }) => letter),
  }
}

describe('the answers that moved a result most', () => {
  it('are five for a clear lead, each of which the lead would miss, the one most missed first', () => {
    const told = questionsOf(ANSWERS, CLEAR)
    expect(told).toHaveLength(TOLD_ANSWERS)
    const without = told.map((question) =>
      lead(ANSWERS.filter((answer) => answer.question !== question)),
    )
    expect(without).toEqual([...without].sort((a, b) => a - b))
    expect(without.every((rest) => rest < lead(ANSWERS))).toBe(true)
  })

  it('never argue against the result: each pulls toward its own letter, and the leader has the most', () => {
    const tried = { kinds: new Set<string>(), full: 0, both: 0 }
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const scored = score(responses)
        const doubt = doubtOf(scored, scored.style)
        const pulls = pullsOf(responses, doubt)
        const letters = [doubt.first, doubt.second]
        expect(pulls.map(({ letter }) => letter)).toEqual(letters.slice(0, pulls.length))
        expect(pulls.length).toBeLessThanOrEqual(isOpenLead(doubt) ? 2 : 1)
        for (const { letter, answers } of pulls) {
          const other = letters.find((one) => one !== letter)
          for (const { question, picks } of answers) {
            const answer = responses.find((one) => one.question === question)
            const told = sides(
              answer,
              picks.map(({ as }) => as),
            )
            expect(new Set(told.for)).toEqual(new Set(told.for.length > 0 ? [letter] : []))
            expect(new Set(told.against)).toEqual(new Set(told.against.length > 0 ? [other] : []))
            expect(picks.length).toBeGreaterThan(0)
            const all = sides(answer, ['most', 'least'])
            expect(all.for).not.toContain(other)
            expect(all.against).not.toContain(letter)
          }
        }
        const [leading, second] = pulls
        expect(second?.answers.length ?? 0).toBeLessThanOrEqual(leading?.answers.length ?? 0)
        if (!isOpenLead(doubt) && leading?.answers.length === TOLD_ANSWERS) {
          tried.full++
          expect(leading.answers.filter(({ isFor }) => isFor).length).toBeGreaterThanOrEqual(3)
        }
        if (second) tried.both++
        tried.kinds.add(doubt.kind)
      }),
      { seed: 20261122, numRuns: 300 },
    )
    // The property was tried where it says something.
    expect(tried.kinds.size).toBeGreaterThan(2)
    expect(tried.full).toBeGreaterThan(5)
    expect(tried.both).toBeGreaterThan(5)
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
      expect(pullsOf(responses, SHARED)).toEqual([])
      expect(pullsOf(responses, { ...SHARED, first: 'S', second: 'C' })).toEqual([])
    }
  })

  it('come with the statements that were picked', () => {
    for (const { question, picks } of pullsOf(ANSWERS, CLEAR)[0]?.answers ?? []) {
      const answer = ANSWERS.find((one) => one.question === question)
      for (const { as, text } of picks) expect(text).toBe(itemById(answer?.[as] ?? '')?.text)
    }
  })

  it('speak for both letters where either may lead', () => {
    const split = answersBy((letter, tetrad) =>
      letter === (tetrad % 2 ? 'C' : 'S') ? 2 : letter === 'D' ? -1 : 0,
    )
    const told = pullsOf(split, SHARED)
    expect(told.map(({ letter, answers }) => [letter, answers.length])).toEqual([
      ['C', TOLD_EACH_WAY],
      ['S', TOLD_EACH_WAY],
    ])
    expect(pullsOf(split, CLEAR).map(({ letter }) => letter)).toEqual(['C'])
  })

  it('do not depend on the order of the answers, and leave untouched suggestions out', () => {
    const told = pullsOf(ANSWERS, CLEAR)
    expect(pullsOf([...ANSWERS].reverse(), CLEAR)).toEqual(told)
    const [heaviest] = questionsOf(ANSWERS, CLEAR)
    const untouched = ANSWERS.map((answer) => ({
      ...answer,
      suggested: answer.question === heaviest,
    }))
    expect(questionsOf(untouched, CLEAR)).not.toContain(heaviest)
    expect(pullsOf([], CLEAR)).toEqual([])
  })
})

describe('explain', () => {
  const explained = (responses: readonly Response[]) => {
    const scored = score(responses)
    return explain(responses, scored, scored.style)
  }

  it('names the leader, or says that the answers pulled each way', () => {
    expect(explained(ANSWERS)).toEqual({
      title: 'What pulled you toward C',
      pulls: pullsOf(ANSWERS, CLEAR),
    })
    expect(explained(answersBetween('C', 'S'))?.title).toBe('What pulled you each way')
  })

  it('has nothing to tell without answers', () => {
    expect(explained([])).toBeNull()
  })
})
