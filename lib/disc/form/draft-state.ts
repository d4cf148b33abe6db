import { formOf, type Tetrad } from './items'
import { findProblemIn } from './responses'

/** The picks of one question; `suggested` while they are neither confirmed nor changed. */
interface Picks {
  most: string | null
  least: string | null
  suggested: boolean
}

/** An unfinished assessment as a client sends it. */
interface State {
  /** Option ids in the order shown. */
  questions: readonly { group: number; options: readonly string[] }[]
  answers: readonly { most: string; least: string }[]
  /** On the question after the last answer. */
  choices: Picks
}

export interface StateProblem {
  /** Path of the field at fault. */
  field: string
  /** A sentence for people. */
  message: string
}

/** The first thing that keeps a state from being a place in the form that its questions are of, or null. */
export function findStateProblem({ questions, answers, choices }: State): StateProblem | null {
  const { tetrads } = formOf(...questions.flatMap(({ options }) => options))
  return (
    findOrderProblem(tetrads, questions) ??
    findAnswerProblem(tetrads, answers) ??
    inChoices(tetrads, answers, choices)
  )
}

function findOrderProblem(
  tetrads: readonly Tetrad[],
  questions: State['questions'],
): StateProblem | null {
  if (questions.length !== tetrads.length) {
    return { field: 'questions', message: `The form has ${tetrads.length} questions.` }
  }
  for (const [index, { question, items }] of tetrads.entries()) {
    const shown = questions[index]
    const complete =
      shown?.group === question && items.every((item) => shown.options.includes(item.id))
    if (!complete) {
      return {
        field: `questions.${index}`,
        message: `These are not the options of question ${question}.`,
      }
    }
  }
  return null
}

function findAnswerProblem(
  tetrads: readonly Tetrad[],
  answers: State['answers'],
): StateProblem | null {
  if (answers.length >= tetrads.length) {
    return { field: 'answers', message: 'The last question stays open until the submit.' }
  }
  for (const [index, { most, least }] of answers.entries()) {
    const problem = findProblemIn(tetrads, { question: index + 1, most, least }, new Set())
    if (problem) return { field: `answers.${index}`, message: problem.message }
  }
  return null
}

function inChoices(
  tetrads: readonly Tetrad[],
  answers: State['answers'],
  { most, least, suggested }: Picks,
) {
  const open = tetrads[answers.length]
  const belongs = (id: string | null) => id === null || open?.items.some((item) => item.id === id)
  const wrong = (message: string): StateProblem => ({ field: 'choices', message })
  if (!belongs(most) || !belongs(least)) {
    return wrong(`This option is not part of question ${answers.length + 1}.`)
  }
  if (most !== null && most === least) return wrong('One option cannot be both picks.')
  if (suggested && (most === null || least === null)) return wrong('A suggestion has two picks.')
  return null
}
