/** What is said of answers that are to be given again. */

import type { WordsOf } from '@/lib/words/parts'
import type { Say } from '@/lib/words/say'

/** What is offered to be answered again: which questions and why, of how many. */
export interface OfferOf {
  again: readonly { question: number; why: 'hurried' | 'odd' | 'untouched' }[]
  total: number
}

/** More question numbers than this are counted, not listed. */
const MOST_LISTED = 6
/** As `HURRIED_MS`; not imported, because that brings every statement with its letter into the browser. */
const SECONDS = 4

type OfferWords = WordsOf<'assessment.secondLook'>

/** "These 5 look hurried. Redo them?" */
export function titleOf({ again, total }: OfferOf, words: OfferWords, say: Say): string {
  const count = again.length
  if (again[0]?.why === 'untouched') return say(words.tooFew, { own: total - count, total })
  const hurried = again.filter(({ why }) => why === 'hurried').length
  if (hurried === count) return say(words.hurried, { count })
  return hurried > 0 ? say(words.mixed, { count }) : say(words.odd, { count })
}

/** How many, which and why, in a sentence or two for each reason. */
export function reasonsFor({ again, total }: OfferOf, words: OfferWords, say: Say): string {
  if (again[0]?.why === 'untouched') {
    return again.length === total ? words.allSuggested : words.restSuggested
  }
  const of = (one: OfferOf['again'][number]['why']) =>
    again.flatMap(({ question, why }) => (why === one ? question : [])).sort((a, b) => a - b)
  return [quickOnes(of('hurried'), total, words, say), unlikeOnes(of('odd'), words, say)]
    .filter(Boolean)
    .join(' ')
}

function quickOnes(numbers: readonly number[], total: number, words: OfferWords, say: Say): string {
  const { all, many, some, one } = words.quick
  const [count, question] = [numbers.length, numbers[0]]
  const of = { total, seconds: SECONDS }
  if (question === undefined) return ''
  if (count === total) return say(all, of)
  if (count === 1) return say(one, { ...of, question })
  if (count > MOST_LISTED) return say(many, { ...of, count })
  return say(some, { ...of, count, questions: listed(numbers, words, say) })
}

function unlikeOnes(numbers: readonly number[], words: OfferWords, say: Say): string {
  const { many, some, one } = words.unlike
  const [count, question] = [numbers.length, numbers[0]]
  if (question === undefined) return ''
  if (count === 1) return say(one, { question })
  if (count > MOST_LISTED) return say(many, { count })
  return say(some, { questions: listed(numbers, words, say) })
}

/** "3, 7 and 12". */
const listed = (numbers: readonly number[], words: OfferWords, say: Say): string =>
  say(words.list, { first: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? 0 })

/** "You confirmed 3 of 28. It takes twelve to make a result." */
export function tooFewOf(own: number, total: number): string {
  return `You confirmed ${own || 'none'} of ${total}. It takes twelve to make a result.`
}

/** The button that asks so many questions that were left out. */
export function answerOf(count: number): string {
  return count === 1 ? 'Answer the other one' : `Answer the other ${count}`
}
