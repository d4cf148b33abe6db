/** How probable each style is, among everyone who could have given the same answers; and what a style is called by that. */
import { LETTERS, type Letter, type PerLetter, perLetter } from '../letters'
import {
  LEADS_FROM,
  namedBy,
  rankLetters,
  SECOND_FROM,
  STYLE_CODES,
  type Style,
  type StyleCode,
} from '../styles'
import type { Estimate } from './estimate'
import { normalPoint } from './normal'
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
  isPair = isHighPair(),
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

/** Names a style by the chances of all, and by the printed scores. */
export type NamingRule = (chances: StyleChances, scores: PerLetter<number>) => Style

/** Of letters with equal scores, the one with the greater chance to be the highest comes first; of those, circle order. */
export function byChance({ primary }: Pick<StyleChances, 'primary'>, scores: PerLetter<number>) {
  const ranked = [...rankLetters(primary)].sort((a, b) => scores[b] - scores[a])
  return ranked as unknown as ReturnType<typeof rankLetters>
}

/** The rule in force: the printed scores, and whether the lead is open. */
export const namedByScores =
  (from = SECOND_FROM): NamingRule =>
  (chances, scores) => {
    const ranked = byChance(chances, scores)
    return namedBy(ranked, scores, chances.primary[ranked[0]] < LEADS_FROM, from)
  }

/** Whether two places on the prior, the highest and the second, are truly a pair. */
export type PairRule = (first: number, second: number) => boolean

/** In a person's true places nothing is open. */
export const isHighPair = (from = SECOND_FROM): PairRule => {
  const least = normalPoint(from / 100)
  return (_, second) => second >= least
}

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
