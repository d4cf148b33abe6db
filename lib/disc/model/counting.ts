import { itemById, type Response } from '../form/responses'
import { LETTERS, type PerLetter, perLetter } from '../letters'

export interface Counted {
  /** Whole numbers, 0 to 100. */
  scores: PerLetter<number>
  /** Responses that entered the scores: all but untouched suggestions. */
  counted: number
}

/**
 * Scores a set of responses by keyed counting: how the product scored first, and what its scorer is compared with.
 *
 * Each counted tetrad adds the key of the item picked as most to its letter, and subtracts the key of the
 * item picked as least from its own. Every letter stands once in a tetrad, so over n counted tetrads each
 * sum lies in [−n, n]; the score maps that range to 0–100: `50 × (1 + sum / n)`, rounded half up. The sums
 * of the four letters are not tied to each other where a tetrad holds a reversed item.
 *
 * Unknown items count nothing (`findResponseProblem` refuses them first). With no counted tetrad every score is 50.
 */
export function countScores(responses: readonly Response[]): Counted {
  const counted = responses.filter((response) => !response.suggested)
  const sums = perLetter(() => 0)
  for (const { most, least } of counted) {
    const chosen = itemById(most)
    const rejected = itemById(least)
    if (chosen) sums[chosen.letter] += chosen.keyed
    if (rejected) sums[rejected.letter] -= rejected.keyed
  }
  const scores = perLetter(() => 50)
  if (counted.length > 0) {
    for (const letter of LETTERS) {
      scores[letter] = Math.round(50 * (1 + sums[letter] / counted.length))
    }
  }
  return { scores, counted: counted.length }
}
