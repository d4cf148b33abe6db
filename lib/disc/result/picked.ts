/** The answers of a finished assessment as the shapes that fall into the circle before its result is shown. */

import { itemById, type Response } from '../form/responses'
import { LETTERS, type Letter, type PerLetter } from '../letters'
import { MIN_CONFIDENT_ANSWERS } from '../model/confidence'

/** What a reversed statement says lies across the circle from its letter. */
const ACROSS: PerLetter<Letter> = { D: 'S', I: 'C', S: 'D', C: 'I' }

/** So many answers in a row make one handful, whose order says nothing. */
const HANDFUL = 7

/**
 * The quarter of each statement that was picked as most like oneself, in the order given. One sitting lays no answer beside
 * its letter, which would give the key of the form away: within each handful the order is one that any answers with the
 * same letters have. Untouched suggestions are left out; too few answers for a name have no such picture.
 */
export function pickedLetters(responses: readonly Response[]): Letter[] {
  const own = responses.filter(({ suggested }) => !suggested)
  if (own.length < MIN_CONFIDENT_ANSWERS) return []
  const letters = own
    .sort((one, other) => one.question - other.question)
    .flatMap(({ most }) => quarterOf(most))
  // What is left over belongs to the last handful: alone, one letter would be that of one answer.
  const last = Math.floor(letters.length / HANDFUL) - 1
  return Array.from({ length: last + 1 }, (_, at) =>
    dealt(letters.slice(at * HANDFUL, at === last ? undefined : (at + 1) * HANDFUL)),
  ).flat()
}

function quarterOf(id: string): Letter[] {
  const item = itemById(id)
  if (!item) return []
  return [item.keyed === 1 ? item.letter : ACROSS[item.letter]]
}

/** The same letters in turns: one of each, then the second of each, and so on. */
function dealt(letters: readonly Letter[]): Letter[] {
  const turns = letters.map((letter, at) => ({
    letter,
    turn: letters.slice(0, at).filter((one) => one === letter).length,
  }))
  return turns
    .sort((a, b) => a.turn - b.turn || LETTERS.indexOf(a.letter) - LETTERS.indexOf(b.letter))
    .map(({ letter }) => letter)
}
