/** Who sits in which quarter of the circle: every view that names people for a letter asks here. */
import { place, QUADRANT } from '../circle/geometry'
import { LETTERS, type Letter, type PerLetter } from '../letters'
import { drawTogether, isSure, type Measured } from '../model/claims'
import { rankLetters, type Style } from '../styles'

/** Someone of whom may be said what their first letter gives the others. */
export interface Seated extends Measured, Pick<Style, 'primary'> {}

/** Whether someone with these scores (0 to 100 each) sits with a letter: its quarter holds their place, or it leads. */
export function sits(scores: PerLetter<number>, letter: Letter): boolean {
  const [x, y] = place(scores)
  // The quarters count downward, as SVG does.
  const [toX, down] = QUADRANT[letter]
  return (x * toX > 0 && y * down < 0) || rankLetters(scores)[0] === letter
}

/**
 * The letter that someone surely sits with: their first one, or null where that is too close to tell. It depends on this
 * person alone, so it is the same in every team and on every card.
 */
export function seatOf({ primary, ...person }: Seated): Letter | null {
  const draws = drawTogether([person])
  return isSure(draws, ([scores]) => scores !== undefined && sits(scores, primary)) ? primary : null
}

/** How far out in a letter's quarter a place lies, farther is more. */
export const reach = (scores: PerLetter<number>, letter: Letter) => {
  const [x, y] = place(scores)
  const [toX, down] = QUADRANT[letter]
  return x * toX - y * down
}

/** The people of each quarter by their places in the team, the one farthest out first. */
export function seatsOf(team: readonly Seated[]): PerLetter<number[]> {
  const seats: PerLetter<number[]> = { D: [], I: [], S: [], C: [] }
  for (const [at, person] of team.entries()) {
    const letter = seatOf(person)
    if (letter) seats[letter].push(at)
  }
  for (const letter of LETTERS) {
    const out = (at: number) => reach(team[at]?.scores ?? NOWHERE, letter)
    seats[letter].sort((one, other) => out(other) - out(one))
  }
  return seats
}

const NOWHERE: PerLetter<number> = { D: 0, I: 0, S: 0, C: 0 }
