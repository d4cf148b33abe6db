/**
 * How styles were named before `logit-5`: a pair where the second letter is close to the first and high enough; by the model's
 * scorers, the most probable of the codes that the printed scores allow. Results of that time keep their names.
 */
import type { Letter, PerLetter } from '../letters'
import { rankLetters, type Style, type StyleCode } from '../styles'
import { normalPoint, normalShare } from './normal'
import { byChance, type NamingRule, type StyleChances } from './style-chances'

/** A second letter joins the style when its score is at most this many points below the first … */
const PAIR_MAX_GAP = 15
/** … and itself at least this high. */
const PAIR_MIN_SCORE = 50

/** The style of four scores, 0 to 100 each. */
export function closeStyleOf(scores: PerLetter<number>): Style {
  const [primary, secondary] = rankLetters(scores)
  const isPair =
    scores[primary] - scores[secondary] <= PAIR_MAX_GAP && scores[secondary] >= PAIR_MIN_SCORE
  const code = (isPair ? primary + secondary : primary) as StyleCode
  return { code, primary, secondary }
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

/** The rule of `logit-4`. */
export const namedByChance: NamingRule = (chances, scores) =>
  styleAmong(chances, byChance(chances, scores))

/** The rule before `logit-4`: of equal scores, circle order. */
export const namedInOrder: NamingRule = (chances, scores) =>
  styleAmong(chances, rankLetters(scores))

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
 * The rule of `closeStyleOf` for two places on the prior, in percent. Most draws are far from its limits, and need no
 * percents: between two steps, the reach lies between those of both.
 */
export function isClosePair(first: number, second: number): boolean {
  if (second < LEAST_PLACE - NEAR) return false
  if (second > LEAST_PLACE + NEAR) {
    const step = Math.min(Math.floor((second - LEAST_PLACE) / STEP), REACHES.length - 2)
    if (first < (REACHES[step] as number) - NEAR) return true
    if (first > (REACHES[step + 1] as number) + NEAR) return false
  }
  const percent = 100 * normalShare(second)
  return percent >= PAIR_MIN_SCORE && 100 * normalShare(first) - percent <= PAIR_MAX_GAP
}
