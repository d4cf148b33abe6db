/**
 * The chance of a statement about one or more people: in how many of a fixed set of draws it is true of people who
 * could have given these answers. What is said of people is said from SURE on, without a hedge; else it is left out.
 */
import { shuffle } from '../form/shuffle'
import { LETTERS, type PerLetter } from '../letters'
import { type Certainty, covarianceOf } from './certainty'
import { cholesky } from './linear'
import { normalShare } from './normal'
import { normalPoints } from './points'

/** From this chance on a statement about people is made. */
export const SURE = 0.8

/**
 * How far the errors of two people who took the same form go together, as a correlation. How each letter's statements are
 * liked is one doubt for all of them (`estimate.ts`), and so is what a single statement draws: neither cancels out in an
 * average or a count, so a team's doubt is drawn once. With this value, 80 % ranges of averages hold for 81 to 83 of 100 teams of
 * colleagues where one letter is liked more, and for more in other worlds (docs/study.md, "Averages of teams").
 */
export const SHARED_ERROR = 0.35

/** Someone of whom something may be said. */
export interface Measured {
  /** As printed, 0 to 100 each. */
  scores: PerLetter<number>
  /** Null for results of plain counting, which are taken at their word. */
  certainty: Pick<Certainty, 'theta' | 'correlations'> | null
}

/** What may be true of some people: the scores of each, in the order in which they were given. */
export type Claim = (people: readonly PerLetter<number>[]) => boolean

/** Draws of some people, 0 to 100 each and not rounded: one list of people a draw. */
export type Draws = readonly (readonly PerLetter<number>[])[]

const SIZE = LETTERS.length
const DRAWS = 512
/** What is said of a crowd rests on many people: fewer draws do, and they would take long. */
const CROWD = { from: 100, draws: 128 } as const

/** Draws these people together, each around where their answers put them. */
export function drawTogether(people: readonly Measured[]): Draws {
  const points = people.length < CROWD.from ? pointsOf(DRAWS) : pointsOf(CROWD.draws)
  const random = sharesFrom(people.length)
  const common = shuffle(points, random)
  const each = people.map(({ certainty, scores }) => {
    if (!certainty) return points.map(() => scores)
    const drawn = drawerOf(certainty)
    return shuffle(points, random).map((own, at) => drawn(own, common[at] as Float64Array))
  })
  return points.map((_, at) => each.map((one) => one[at] as PerLetter<number>))
}

const known = new Map<number, readonly Float64Array[]>()

/** Made when they are first asked for: most who read this file want its limit alone. */
function pointsOf(count: number): readonly Float64Array[] {
  const points = known.get(count) ?? normalPoints(count, SIZE)
  known.set(count, points)
  return points
}

/** Of all draws, the share of which a statement is true. */
export function chanceOf(draws: Draws, isTrue: Claim): number {
  return draws.filter(isTrue).length / draws.length
}

/** Whether a statement is sure enough to be made. */
export function isSure(draws: Draws, isTrue: Claim): boolean {
  return chanceOf(draws, isTrue) >= SURE
}

const COMMON = Math.sqrt(SHARED_ERROR)
const OWN = Math.sqrt(1 - SHARED_ERROR)

function drawerOf(certainty: NonNullable<Measured['certainty']>) {
  const { theta } = certainty
  const lower = cholesky(covarianceOf(certainty), SIZE)
  if (!lower) throw new Error('The covariance of a result is not positive definite.')
  return (own: Float64Array, common: Float64Array): PerLetter<number> => {
    const z = own.map((value, at) => OWN * value + COMMON * (common[at] as number))
    const score = (row: number) => {
      let place = theta[LETTERS[row] as keyof PerLetter<number>].value
      for (let k = 0; k <= row; k++) place += (lower[row * SIZE + k] as number) * (z[k] as number)
      return 100 * normalShare(place)
    }
    return { D: score(0), I: score(1), S: score(2), C: score(3) }
  }
}

/** The same shares for the same number of people (a linear congruence, Numerical Recipes' constants). */
function sharesFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
