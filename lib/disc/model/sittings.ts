/** One person's answers, as short as the model takes them. */

import type { Response } from '../form/responses'
import { LETTERS, type PerLetter } from '../letters'
import type { Answer } from './form'
import { answersFrom } from './product-form'

export interface Sitting {
  answers: readonly Answer[]
  /** Where the scorer in force finds the letters, in circle order; null for a result of plain counting. */
  places: readonly number[] | null
}

/** What of a result the figures of the statements are made from. */
export function sittingOf(
  responses: readonly Response[],
  theta: PerLetter<{ value: number }> | null,
): Sitting {
  return {
    answers: answersFrom(responses),
    places: theta && LETTERS.map((letter) => theta[letter].value),
  }
}
