import { describe, expect, it } from 'vitest'
import { FORM } from '../form/items'
import type { Response } from '../form/responses'
import { answersBy, answersOf } from '../result/sample-answers'
import { FIT_AT_FIRST, isBelow, type PersonFit, personFitFrom } from './person-fit'
import { qualityOf } from './quality'

/** Everyone before picked the first statement of each question as most, the last as least. */
const alike = (people: number) =>
  FORM.map(({ question, items }) => ({
    question,
    most: items[0]?.id ?? '',
    least: items.at(-1)?.id ?? '',
    people,
  }))
const blind = answersBy((letter, tetrad) => Math.sin(997 * tetrad + letter.charCodeAt(0) * 31))

const fitOf = (read: PersonFit, answers: readonly Response[]) => read(answers)?.fit as number

describe('person fit', () => {
  it('is high where letters are liked, low where nothing is', () => {
    expect(FIT_AT_FIRST(answersOf('SC'))).toMatchObject({ isLow: false })
    expect(fitOf(FIT_AT_FIRST, answersOf('SC'))).toBeGreaterThan(0)
    expect(FIT_AT_FIRST(blind)).toMatchObject({ isLow: true })
  })

  it('is nothing where fewer than half of the questions count', async () => {
    const answers = answersOf('SC')
    const withSuggestions = (from: number) =>
      answers.map((answer, at) => ({ ...answer, suggested: at >= from }))
    for (const read of [FIT_AT_FIRST, await personFitFrom(alike(10))]) {
      expect(read([])).toBeNull()
      expect(read(withSuggestions(13))).toBeNull()
      expect(read(withSuggestions(14))).not.toBeNull()
    }
  })

  it('knows what most people pick, once they have', async () => {
    const usual = alike(1)
    const unusual = usual.map((pick) => ({ ...pick, most: pick.least, least: pick.most }))
    const learned = await personFitFrom(alike(200))
    expect(fitOf(learned, usual)).toBeGreaterThan(fitOf(FIT_AT_FIRST, usual) + 1)
    expect(fitOf(learned, unusual)).toBeLessThan(fitOf(FIT_AT_FIRST, unusual) - 1)
  })

  it('passes over statements that this form does not have', async () => {
    const unknown = [{ question: 1, most: 'x', least: 'y', people: 500 }]
    expect((await personFitFrom(unknown))(blind)).toEqual(FIT_AT_FIRST(blind))
  })

  it('lets others go first between two questions', async () => {
    let pauses = 0
    await personFitFrom(alike(3), async () => pauses++)
    expect(pauses).toBe(FORM.length)
  })

  it('is what the quality of a sitting is judged by', () => {
    const answers = answersOf('SC')
    expect(qualityOf(answers, () => ({ fit: -0.34, isLow: true }))).toMatchObject({
      fit: -0.3,
      flags: ['low_fit'],
    })
    expect(qualityOf(answers, () => ({ fit: -0.34, isLow: false })).flags).toEqual([])
  })

  it('is low by its limit, and by the gain of the person’s own places over none', () => {
    const limits = { fit: -1, gain: 2 }
    expect(isBelow({ fit: -1.01, gain: 9 }, limits)).toBe(true)
    expect(isBelow({ fit: 1, gain: 1.99 }, limits)).toBe(true)
    expect(isBelow({ fit: -1, gain: 2 }, limits)).toBe(false)
  })

  it('notices once it has learned who picks what most people pick, by the gain', async () => {
    const skimmed = alike(1)
    const learned = await personFitFrom(alike(500))
    expect(fitOf(learned, skimmed)).toBeGreaterThan(0)
    expect(learned(skimmed)).toMatchObject({ isLow: true })
  })
})
