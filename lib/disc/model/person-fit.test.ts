import { describe, expect, it } from 'vitest'
import { FORM } from '../form/items'
import { answersBy, answersOf } from '../result/sample-answers'
import { FIT_AT_FIRST, personFitFrom } from './person-fit'
import { LOW_FIT, qualityOf } from './quality'

/** Everybody before picked the first statement of each question as most, the last as least. */
const alike = (people: number) =>
  FORM.map(({ question, items }) => ({
    question,
    most: items[0]?.id ?? '',
    least: items.at(-1)?.id ?? '',
    people,
  }))
const blind = answersBy((letter, tetrad) => Math.sin(997 * tetrad + letter.charCodeAt(0) * 31))

describe('person fit', () => {
  it('is high where letters are liked, low where nothing is', () => {
    expect(FIT_AT_FIRST(answersOf('SC'))).toBeGreaterThan(0)
    expect(FIT_AT_FIRST(blind)).toBeLessThan(LOW_FIT)
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
    expect(learned(usual)).toBeGreaterThan((FIT_AT_FIRST(usual) as number) + 1)
    expect(learned(unusual)).toBeLessThan((FIT_AT_FIRST(unusual) as number) - 1)
  })

  it('passes over statements that this form does not have', async () => {
    const unknown = [{ question: 1, most: 'x', least: 'y', people: 500 }]
    expect((await personFitFrom(unknown))(blind)).toBe(FIT_AT_FIRST(blind))
  })

  it('lets others go first between two questions', async () => {
    let pauses = 0
    await personFitFrom(alike(3), async () => pauses++)
    expect(pauses).toBe(FORM.length)
  })

  it('is what the quality of a sitting is judged by', () => {
    const answers = answersOf('SC')
    expect(qualityOf(answers, () => LOW_FIT - 0.01).flags).toEqual(['low_fit'])
    expect(qualityOf(answers, () => LOW_FIT).flags).toEqual([])
  })
})
