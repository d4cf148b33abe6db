/** A person who took, or began, an earlier form keeps it: its questions, its keys, its words. */
import { describe, expect, it } from 'vitest'
import { estimate } from '../model/estimate'
import { designOf } from '../model/form'
import { personFitFrom } from '../model/person-fit'
import { productForm } from '../model/product-form'
import { qualityOf } from '../model/quality'
import { MODEL, score } from '../model/scoring'
import { answersBy } from '../result/sample-answers'
import { explain } from '../result/telling-answers'
import { findStateProblem } from './draft-state'
import { BANK, FORM, FORM_VERSION, FORMS, requireForm, type Tetrad } from './items'
import { findResponseProblem, formOfResponses, itemById, type Response } from './responses'

/** The first statement of each question as most, the second as least; every third the other way. */
const answersTo = (tetrads: readonly Tetrad[]): Response[] =>
  tetrads.map(({ question, items }) => {
    const [one = '', other = ''] = items.map(({ id }) => id)
    return question % 3
      ? { question, most: one, least: other }
      : { question, most: other, least: one }
  })

const EARLIER_FORMS = FORMS.slice(0, -1).map(({ version }) => version)

describe.each(EARLIER_FORMS)('answers to the earlier form %s', (version) => {
  const { tetrads: EARLIER, bank } = requireForm(version)
  const earlier = answersTo(EARLIER)

  it('are a whole form, and are stored under its version', () => {
    expect(findResponseProblem(earlier)).toBeNull()
    expect(formOfResponses(earlier).version).toBe(version)
    expect(formOfResponses(answersTo(FORM)).version).toBe(FORM_VERSION)
  })

  it('do not mix with answers to another', () => {
    const mixed = [...earlier.slice(0, 14), ...answersTo(FORM).slice(14)]
    expect(findResponseProblem(mixed)).toMatchObject({ index: 14, field: 'most_like' })
    expect(findResponseProblem([...mixed].reverse())).toMatchObject({
      index: 14,
      field: 'most_like',
    })
  })

  it('are scored by its keys', () => {
    const alone = estimate(
      designOf(productForm(EARLIER)),
      MODEL.prior,
      EARLIER.map((_, block) => ({
        block,
        ...(block % 3 === 2 ? { most: 1, least: 0 } : { most: 0, least: 1 }),
      })),
    )
    const { theta, counted } = score(earlier)
    expect(counted).toBe(28)
    expect(Object.values(theta).map(({ value }) => value)).toEqual([...alone.theta])
  })

  it('are followed by answers to its own bank', () => {
    expect(bank).not.toEqual(BANK)
    expect(formOfResponses([...answersTo(bank), ...earlier]).bank).toBe(bank)
  })

  it('are explained in its words', () => {
    const scored = score(earlier)
    const told = explain(earlier, scored, scored.style)?.pulls.flatMap(({ answers }) => answers)
    expect(told?.length).toBeGreaterThan(0)
    for (const { question, picks } of told ?? []) {
      const texts = EARLIER[question - 1]?.items.map(({ text }) => text)
      for (const { text } of picks) expect(texts).toContain(text)
    }
    expect(itemById(earlier[0]?.most ?? '')?.text).toBe(EARLIER[0]?.items[0]?.text)
  })

  it('are looked at with what was learned of that form, and of no other', async () => {
    const usual = answersTo(EARLIER).map((answer) => ({ ...answer, people: 200 }))
    const learned = await personFitFrom(usual)
    expect(qualityOf(earlier, learned).fit).toBeGreaterThan(qualityOf(earlier).fit as number)
    const today = answersBy((letter) => ({ D: 2, I: 1, S: -1, C: -2 })[letter])
    expect(qualityOf(today, learned).fit).toBe(qualityOf(today).fit)
  })
})

describe.each(EARLIER_FORMS)('a draft of the earlier form %s', (version) => {
  const EARLIER = requireForm(version).tetrads
  const stateOf = (tetrads: readonly Tetrad[], answered: number) => ({
    questions: tetrads.map(({ question, items }) => ({
      group: question,
      options: items.map(({ id }) => id),
    })),
    answers: answersTo(tetrads).slice(0, answered),
    choices: { most: null, least: null, suggested: false },
  })

  it('is a place in that form still', () => {
    for (const tetrads of [EARLIER, FORM]) {
      for (const answered of [0, 9, 27]) {
        expect(findStateProblem(stateOf(tetrads, answered))).toBeNull()
      }
    }
  })

  it('takes no answer of another form', () => {
    const state = stateOf(EARLIER, 9)
    const answers = [...answersTo(FORM).slice(0, 9)]
    expect(findStateProblem({ ...state, answers })).toMatchObject({ field: 'answers.0' })
    const questions = [...state.questions.slice(0, 27), ...stateOf(FORM, 0).questions.slice(27)]
    expect(findStateProblem({ ...state, questions })).toMatchObject({ field: 'questions.27' })
  })
})
