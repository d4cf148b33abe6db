import type { Item } from './item'
import { formOf, TETRADS, type Tetrad } from './items'

/** A person's answer to one tetrad. */
export interface Response {
  question: number
  /** Item ids. */
  most: string
  least: string
  /** The four item ids in the order they were shown, when the client says. */
  shown?: readonly string[]
  /** Time on the question in milliseconds. */
  ms?: number
  /** True when neither pick of a suggested pair was touched; such an answer is stored, not scored. */
  suggested?: boolean
}

/** What is wrong with a set of responses, in a sentence for people. */
export interface ResponseProblem {
  /** Index into the responses, or null when the set as a whole is at fault. */
  index: number | null
  field: 'responses' | 'question_number' | 'most_like' | 'least_like' | 'shown'
  message: string
}

const ITEMS = new Map(
  TETRADS.flatMap((tetrad) =>
    tetrad.items.map((item): [string, ItemOfForm] => [
      item.id,
      { ...item, question: tetrad.question },
    ]),
  ),
)

interface ItemOfForm extends Item {
  question: number
}

/** The item with this id, of whichever form; undefined when there is none. */
export function itemById(id: string): ItemOfForm | undefined {
  return ITEMS.get(id)
}

/** The form that these answers are given to: that of the first statement in them that is of one. */
export function formOfResponses(responses: readonly Response[]) {
  return formOf(...responses.flatMap(({ most, least }) => [most, least]))
}

/**
 * The first problem that keeps these responses from being one complete form, or null. Any form that was ever asked will
 * do, but only one: answers to two are no whole. Order does not matter.
 */
export function findResponseProblem(responses: readonly Response[]): ResponseProblem | null {
  const { tetrads } = formOfResponses(responses)
  const seen = new Set<number>()
  for (const [index, response] of responses.entries()) {
    const problem = findProblemIn(tetrads, response, seen)
    if (problem) return { index, ...problem }
    seen.add(response.question)
  }
  if (seen.size === tetrads.length) return null
  const missing = tetrads
    .filter((tetrad) => !seen.has(tetrad.question))
    .map((tetrad) => tetrad.question)
  return {
    index: null,
    field: 'responses',
    message:
      missing.length === 1
        ? `Question ${missing[0]} has no answer.`
        : `Questions ${missing.join(', ')} have no answer.`,
  }
}

/** The first problem of one response to these questions, given those that others answer. */
export function findProblemIn(
  tetrads: readonly Tetrad[],
  { question, most, least, shown }: Response,
  seen: ReadonlySet<number>,
): Omit<ResponseProblem, 'index'> | null {
  const tetrad = tetrads.find((one) => one.question === question)
  if (!tetrad) {
    return { field: 'question_number', message: `There is no question ${question}.` }
  }
  if (seen.has(question)) {
    return { field: 'question_number', message: `Question ${question} is answered twice.` }
  }
  const belongs = (id: string) => tetrad.items.some((item) => item.id === id)
  if (!belongs(most)) {
    return { field: 'most_like', message: `This option is not part of question ${question}.` }
  }
  if (!belongs(least)) {
    return { field: 'least_like', message: `This option is not part of question ${question}.` }
  }
  if (most === least) {
    return {
      field: 'least_like',
      message: 'You cannot select the same option for both "Most Like Me" and "Least Like Me".',
    }
  }
  if (shown && !(new Set(shown).size === tetrad.items.length && shown.every(belongs))) {
    return { field: 'shown', message: `The order shown does not fit question ${question}.` }
  }
  return null
}
