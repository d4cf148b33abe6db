import { describe, expect, it } from 'vitest'
import { FORM } from './items'
import { FIT_AT_FIRST, personFitFrom } from './person-fit'
import { LOW_FIT, qualityOf } from './quality'
import { answersBy, answersOf } from './sample-answers'

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

  it('is nothing without answers', () => {
    expect(FIT_AT_FIRST([])).toBeNull()
    expect(personFitFrom(alike(10))([])).toBeNull()
  })

  it('knows what most people pick, once they have', () => {
    const usual = alike(1)
    const unusual = usual.map((pick) => ({ ...pick, most: pick.least, least: pick.most }))
    const learned = personFitFrom(alike(200))
    expect(learned(usual)).toBeGreaterThan((FIT_AT_FIRST(usual) as number) + 1)
    expect(learned(unusual)).toBeLessThan((FIT_AT_FIRST(unusual) as number) - 1)
  })

  it('passes over statements that this form does not have', () => {
    const unknown = [{ question: 1, most: 'x', least: 'y', people: 500 }]
    expect(personFitFrom(unknown)(blind)).toBe(FIT_AT_FIRST(blind))
  })

  it('is what the quality of a sitting is judged by', () => {
    const answers = answersOf('SC')
    expect(qualityOf(answers, () => LOW_FIT - 0.01).flags).toEqual(['low_fit'])
    expect(qualityOf(answers, () => LOW_FIT).flags).toEqual([])
  })
})
