import { FORM, type Item, QUESTION_COUNT } from './items'

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

const TETRADS = new Map(FORM.map((tetrad) => [tetrad.question, tetrad]))
const ITEMS = new Map(
  FORM.flatMap((tetrad) =>
    tetrad.items.map((item): [string, ItemOfForm] => [
      item.id,
      { ...item, question: tetrad.question },
    ]),
  ),
)

interface ItemOfForm extends Item {
  question: number
}

/** The item with this id, or undefined when the form has none. */
export function itemById(id: string): ItemOfForm | undefined {
  return ITEMS.get(id)
}

/** The first problem that keeps these responses from being one complete form, or null. Order does not matter. */
export function findResponseProblem(responses: readonly Response[]): ResponseProblem | null {
  const seen = new Set<number>()
  for (const [index, response] of responses.entries()) {
    const problem = findProblemIn(response, seen)
    if (problem) return { index, ...problem }
    seen.add(response.question)
  }
  if (seen.size === QUESTION_COUNT) return null
  const missing = FORM.filter((tetrad) => !seen.has(tetrad.question)).map(
    (tetrad) => tetrad.question,
  )
  return {
    index: null,
    field: 'responses',
    message:
      missing.length === 1
        ? `Question ${missing[0]} has no answer.`
        : `Questions ${missing.join(', ')} have no answer.`,
  }
}

/** The first problem of one response, given the questions that others answer. */
export function findProblemIn(
  { question, most, least, shown }: Response,
  seen: ReadonlySet<number>,
): Omit<ResponseProblem, 'index'> | null {
  const tetrad = TETRADS.get(question)
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
