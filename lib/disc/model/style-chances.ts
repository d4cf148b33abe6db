/** How probable each style is: the rule of `styles.ts`, applied to everyone who could have given the same answers. */
import { LETTERS, type Letter, type PerLetter, perLetter } from '../letters'
import {
  PAIR_MAX_GAP,
  PAIR_MIN_SCORE,
  rankLetters,
  STYLE_CODES,
  type Style,
  type StyleCode,
} from '../styles'
import type { Estimate } from './estimate'
import { normalPoint, normalShare } from './normal'
import { forEachDraw } from './posterior'

export interface StyleChances {
  /** The chance that a letter is the highest. */
  primary: PerLetter<number>
  styles: Record<StyleCode, number>
}

/** The code of every first and second letter's places; equal places stand for the single letter. */
const CODE_PLACES = LETTERS.map((first) =>
  LETTERS.map((second) =>
    STYLE_CODES.indexOf((first === second ? first : first + second) as StyleCode),
  ),
)

/** The shares of draws in which each letter leads and each style comes out. */
export function chancesOf(
  found: Pick<Estimate, 'theta' | 'covariance'>,
  points: readonly Float64Array[],
): StyleChances {
  const counts = new Float64Array(STYLE_CODES.length)
  const leads = new Float64Array(LETTERS.length)
  forEachDraw(found, points, (draw) => {
    const [first, second] = topTwo(draw)
    leads[first] = (leads[first] as number) + 1
    const place = codePlace(
      first,
      isPair(draw[first] as number, draw[second] as number) ? second : first,
    )
    counts[place] = (counts[place] as number) + 1
  })
  return {
    primary: perLetter(
      (letter: Letter) => (leads[LETTERS.indexOf(letter)] as number) / points.length,
    ),
    styles: Object.fromEntries(
      STYLE_CODES.map((code, place) => [code, (counts[place] as number) / points.length]),
    ) as Record<StyleCode, number>,
  }
}

/**
 * The style of a person whose printed scores rank the letters so: the most probable of the four codes that begin
 * with the highest letter. A pair must end with the second-highest, because a result must not name a letter that the scores
 * beside it contradict. Of equally probable codes the single letter.
 */
export function styleAmong(
  { styles }: Pick<StyleChances, 'styles'>,
  [primary, secondary]: readonly [Letter, Letter, ...Letter[]],
): Style {
  const pair = (primary + secondary) as StyleCode
  return { code: styles[pair] > styles[primary] ? pair : primary, primary, secondary }
}

/** Names a style by the chances of all, and by the printed scores. */
export type NamingRule = (chances: StyleChances, scores: PerLetter<number>) => Style

/** Of letters with equal scores, the one with the greater chance to be the highest comes first; of those, circle order. */
export const namedByChance: NamingRule = (chances, scores) => {
  const { primary } = chances
  const ranked = [...rankLetters(primary)].sort((a, b) => scores[b] - scores[a])
  return styleAmong(chances, ranked as unknown as ReturnType<typeof rankLetters>)
}

/** The rule before `logit-4`: of equal scores, circle order. */
export const namedInOrder: NamingRule = (chances, scores) =>
  styleAmong(chances, rankLetters(scores))

/** The places of the highest and second-highest value; equal values keep circle order. */
function topTwo(draw: Float64Array): [number, number] {
  let first = 0
  let second = -1
  for (let letter = 1; letter < draw.length; letter++) {
    if ((draw[letter] as number) > (draw[first] as number)) {
      second = first
      first = letter
    } else if (second < 0 || (draw[letter] as number) > (draw[second] as number)) second = letter
  }
  return [first, second]
}

function codePlace(first: number, second: number): number {
  return CODE_PLACES[first]?.[second] as number
}

/** So far from a place, no rounding moves its percent across a limit. */
const NEAR = 1e-6
/** The place whose percent is the least of a pair's second letter. */
const LEAST_PLACE = normalPoint(PAIR_MIN_SCORE / 100)
/** Between two places of a second letter in the table below. */
const STEP = 1 / 32
/** By steps of the second letter above its least place: the highest place of a first letter that still makes a pair with it. */
const REACHES = reaches()

function reaches(): Float64Array {
  const found: number[] = []
  for (let second = LEAST_PLACE; found.at(-1) !== Number.POSITIVE_INFINITY; second += STEP) {
    const share = normalShare(second) + PAIR_MAX_GAP / 100
    found.push(share < 1 ? normalPoint(share) : Number.POSITIVE_INFINITY)
  }
  return Float64Array.from(found)
}

/**
 * The rule of `styleOf` for two places on the prior, in percent. Most draws are far from its limits, and need no
 * percents: between two steps, the reach lies between those of both.
 */
export function isPair(first: number, second: number): boolean {
  if (second < LEAST_PLACE - NEAR) return false
  if (second > LEAST_PLACE + NEAR) {
    const step = Math.min(Math.floor((second - LEAST_PLACE) / STEP), REACHES.length - 2)
    if (first < (REACHES[step] as number) - NEAR) return true
    if (first > (REACHES[step + 1] as number) + NEAR) return false
  }
  const percent = 100 * normalShare(second)
  return percent >= PAIR_MIN_SCORE && 100 * normalShare(first) - percent <= PAIR_MAX_GAP
}
