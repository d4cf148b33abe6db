/** Which answers are worth a second look before they count. */

import type { Response } from '../form/responses'
import { qualityOf, type ResponseQuality } from '../model/quality'

type Why = 'hurried' | 'odd'

interface SecondLook {
  question: number
  why: Why
}

/** One or two quick answers are in every sitting: nobody is asked about fewer. */
export const FEW_HURRIED = 3
/** Nobody is asked to look at more: those who hurried throughout would be asked to begin again. */
export const MOST_REDONE = 8

export interface Review extends Pick<ResponseQuality, 'hurried' | 'odd'> {
  /** What to ask about, in the order of the form: every odd answer, and of the hurried ones the quickest. */
  again: SecondLook[]
}

/** Looks at the answers of one sitting. */
export function reviewOf(responses: readonly Response[]): Review {
  const { hurried, odd } = qualityOf(responses)
  return { hurried, odd, again: worthAnotherLook(responses, { hurried, odd }) }
}

function worthAnotherLook(
  responses: readonly Response[],
  { hurried, odd }: Pick<Review, 'hurried' | 'odd'>,
): SecondLook[] {
  const time = new Map(responses.map(({ question, ms = 0 }) => [question, ms]))
  const quickest = [...hurried].sort((a, b) => (time.get(a) ?? 0) - (time.get(b) ?? 0))
  const asked = [...odd, ...(hurried.length < FEW_HURRIED ? [] : quickest)]
  return [...new Set(asked)]
    .slice(0, MOST_REDONE)
    .sort((a, b) => a - b)
    .map((question) => ({ question, why: hurried.includes(question) ? 'hurried' : 'odd' }))
}
