import { describe, expect, it } from 'vitest'
import { findStateProblem } from './draft-state'
import { FORM } from './items'

const questions = FORM.map(({ question, items }) => ({
  group: question,
  options: items.map(({ id }) => id).reverse(),
}))
const idOf = (question: number, item: number) => FORM[question - 1]?.items[item]?.id ?? ''
const answer = (question: number) => ({ most: idOf(question, 0), least: idOf(question, 1) })
const good = {
  questions,
  answers: [answer(1), answer(2)],
  choices: { most: idOf(3, 0), least: idOf(3, 1), suggested: true },
}

describe('a state', () => {
  it('is a place in the form, at the start, in the middle and at the end', () => {
    const nothing = { most: null, least: null, suggested: false }
    expect(findStateProblem(good)).toBeNull()
    expect(findStateProblem({ questions, answers: [], choices: nothing })).toBeNull()
    const answers = FORM.slice(1).map((_, index) => answer(index + 1))
    const choices = { most: idOf(28, 2), least: null, suggested: false }
    expect(findStateProblem({ questions, answers, choices })).toBeNull()
  })

  const [first, second] = questions
  if (!first || !second) throw new Error('The form is empty')
  const wrong: Record<string, [field: string, state: Parameters<typeof findStateProblem>[0]]> = {
    'with a question missing': ['questions', { ...good, questions: questions.slice(1) }],
    'with questions in another order': [
      'questions.0',
      { ...good, questions: [second, first, ...questions.slice(2)] },
    ],
    'with an option of another question': [
      'questions.0',
      { ...good, questions: [{ ...first, options: second.options }, ...questions.slice(1)] },
    ],
    'with an option twice': [
      'questions.0',
      {
        ...good,
        questions: [
          { ...first, options: [...first.options.slice(1), first.options[1] ?? ''] },
          ...questions.slice(1),
        ],
      },
    ],
    'with an answer to another question': [
      'answers.1',
      { ...good, answers: [answer(1), answer(3)] },
    ],
    'with one option as both answers': [
      'answers.0',
      { ...good, answers: [{ most: idOf(1, 0), least: idOf(1, 0) }, answer(2)] },
    ],
    'with no open question': [
      'answers',
      { ...good, answers: FORM.map((_, index) => answer(index + 1)) },
    ],
    'with a pick on another question': ['choices', { ...good, answers: [answer(1)] }],
    'with one option as both picks': [
      'choices',
      { ...good, choices: { most: idOf(3, 0), least: idOf(3, 0), suggested: false } },
    ],
    'with half a suggestion': [
      'choices',
      { ...good, choices: { most: idOf(3, 0), least: null, suggested: true } },
    ],
  }
  for (const [name, [field, state]] of Object.entries(wrong)) {
    it(`is refused ${name}`, () => {
      expect(findStateProblem(state)?.field).toBe(field)
    })
  }
})
