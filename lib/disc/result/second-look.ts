/** Which answers are worth a second look before they count. */

import type { Response } from '../form/responses'
import { qualityOf, type ResponseQuality } from '../model/quality'

type Why = 'hurried' | 'odd'

interface Again {
  question: number
  why: Why
}

/** One or two quick answers are in every sitting, so fewer are not asked about. */
export const FEW_HURRIED = 3

/** What a sitting says of a second look. */
export interface SecondLook extends Pick<ResponseQuality, 'hurried' | 'odd'> {
  /** What to ask about: every hurried answer, the most hurried first, then the odd ones. */
  again: Again[]
}

/** Looks at the answers of one sitting. */
export function secondLookOf(responses: readonly Response[]): SecondLook {
  const { hurried, odd } = qualityOf(responses)
  return { hurried, odd, again: worthSecondLook(responses, { hurried, odd }) }
}

function worthSecondLook(
  responses: readonly Response[],
  { hurried, odd }: Pick<SecondLook, 'hurried' | 'odd'>,
): Again[] {
  const time = new Map(responses.map(({ question, ms = 0 }) => [question, ms]))
  const quickest = [...hurried].sort((a, b) => (time.get(a) ?? 0) - (time.get(b) ?? 0))
  const asked = [...(hurried.length < FEW_HURRIED ? [] : quickest), ...odd]
  return [...new Set(asked)].map((question) => ({
    question,
    why: hurried.includes(question) ? 'hurried' : 'odd',
  }))
}
