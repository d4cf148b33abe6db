/** Do somebody's answers carry a pattern at all? Person fit (`model/fit.ts`) on the product's own form. */
import { withAppeals } from './model/appeals'
import { fitReader } from './model/fit'
import { answersFrom, PRODUCT_DESIGN } from './product-form'
import type { Response } from './responses'
import { PRIOR } from './scoring'

/** In standard deviations; null without a counted answer. */
export type PersonFit = (responses: readonly Response[]) => number | null

/** One way to answer a question, and how many gave that answer. */
export interface PickCount extends Pick<Response, 'question' | 'most' | 'least'> {
  people: number
}

/**
 * Fit that knows from earlier sittings how much each statement draws whoever reads it. Blind answers ignore
 * that, too, so it notices far more of them (docs/decisions/024). Scores stay as they are.
 */
export function personFitFrom(counts: readonly PickCount[]): PersonFit {
  const answers = counts.flatMap((count) =>
    answersFrom([count]).map((answer) => ({ ...answer, people: count.people })),
  )
  const read = fitReader(withAppeals(PRODUCT_DESIGN, PRIOR, answers), PRIOR)
  return (responses) => read(answersFrom(responses))
}

/** Before anybody has answered: every statement draws alike. */
export const FIT_AT_FIRST = personFitFrom([])
