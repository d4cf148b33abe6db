/**
 * Scores a set of responses by a model of how people choose, and says how sure it is. Its figures come from
 * `npm run study` (docs/study.md); docs/decisions/024 says why it is as it is.
 */

import { FORM_VERSION } from '../form/items'
import type { Response } from '../form/responses'
import { LETTERS, type Letter, type PerLetter, perLetter } from '../letters'
import type { Style } from '../styles'
import { type Calibration, calibrated } from './calibration'
import { CALIBRATIONS } from './calibrations'
import { type Certainty, correlationsOf, intervalOf } from './certainty'
import { type Estimate, estimate, priorOf } from './estimate'
import type { Pattern } from './fit'
import { identity } from './linear'
import { type Model, RULES } from './model'
import { percentOf } from './normal'
import { normalPoints } from './points'
import { amongAll, answersFrom, designOfForm, PRODUCT_DESIGN } from './product-form'
import { chancesOf } from './style-chances'
import { WIDENING } from './widening'

/** Stored with every result; a result keeps the numbers of the version that made it (`scorers.ts`). */
export const SCORER_VERSION = 'logit-5'

/** What the statements are written in. */
export const LANGUAGE = 'en'

/** In place of a calibration, for a scorer that knows nothing of single statements. */
export const UNCALIBRATED = 'none'

/** What three to six of a hundred honest people stay below before anything is learned, in worlds like published forms; in kinder ones fewer. */
export const LIMITS_AT_FIRST: Pattern = { fit: -1, gain: 0.8 }

export interface Scored extends Certainty {
  /** Whole numbers, 1 to 99; before `logit-4` 0 to 100. */
  scores: PerLetter<number>
  /** Responses that entered the scores: all but untouched suggestions. */
  counted: number
  /** `primary` and `secondary` are the two highest of `scores`, and of equal ones the likelier. */
  style: Style
}

const SIZE = LETTERS.length
export const PRIOR = priorOf(identity(SIZE), SIZE)
const DRAWS = normalPoints(1024, SIZE)
/** Fewer do where only an offer depends on it. */
const OWN_DRAWS = DRAWS.slice(0, 256)

/** Takes all statements to be alike. */
export const UNCALIBRATED_MODEL: Model = {
  design: PRODUCT_DESIGN,
  prior: PRIOR,
  widening: WIDENING.first,
  limits: LIMITS_AT_FIRST,
  rules: RULES,
}

/** Of these, the one that makes new results. */
export const newestOf = (all: readonly Calibration[]) =>
  all.findLast(
    ({ form, language, scorer }) =>
      form === FORM_VERSION && language === LANGUAGE && scorer === SCORER_VERSION,
  )

const NEWEST = newestOf(CALIBRATIONS)

/** The calibration in force. */
export const CALIBRATION = NEWEST?.version ?? UNCALIBRATED

/** Whether it says what each statement draws, so that fit has nothing to learn of that. */
export const KNOWS_STATEMENTS = NEWEST !== undefined

/** What new results are made by. */
export const MODEL: Model = NEWEST ? modelFrom(NEWEST) : UNCALIBRATED_MODEL

/** The model of a calibration, for answers to any form: what it did not learn is as it was before. */
export function modelFrom(calibration: Calibration, before: Model = UNCALIBRATED_MODEL): Model {
  const { form } = calibration
  return amongAll(
    { ...before, ...calibrated(designOfForm(form), calibration) },
    form,
    before.design,
  )
}

/** The letters and the style of new results. With no counted tetrad every score is 50 and every interval reaches almost from 1 to 99. */
export function score(responses: readonly Response[]): Scored {
  return scoreBy(MODEL, responses)
}

/**
 * Every answered, confirmed tetrad enters by the chance of its two picks (`model/likelihood.ts`). A score is the share
 * of a standard normal below the estimate, in percent.
 */
export function scoreBy(model: Model, responses: readonly Response[]): Scored {
  const answers = answersFrom(responses)
  return scoredFrom(estimate(model.design, model.prior, answers), answers.length, model)
}

type Found = Pick<Estimate, 'theta' | 'covariance'> & Partial<Pick<Estimate, 'doubt'>>

/** The same from an estimate, and how many answers it rests on. */
export function scoredFrom(
  found: Found,
  counted: number,
  { widening, rules: { lowest, name, isPair, keepsOwn } }: Pick<Model, 'widening' | 'rules'>,
): Scored {
  const chances = chancesOf(found, DRAWS, isPair)
  const theta = placesOf(found, widening)
  const scores = perLetter((letter) => percentOf(theta[letter].value, lowest))
  const style = name(chances, scores)
  return {
    scores,
    counted,
    intervals: perLetter((letter) => intervalOf(theta[letter], lowest)),
    style,
    styleProbability: chances.styles[style.code],
    primaryChances: chances.primary,
    primaryProbability: chances.primary[style.primary],
    ownChance: keepsOwn ? ownChanceOf(found, style.primary) : undefined,
    theta,
    correlations: correlationsOf(found.covariance),
  }
}

/** The chance of a letter to be the highest by the doubt of these answers alone. */
export function ownChanceOf(
  { theta, covariance, doubt }: Found,
  letter: Letter,
): number | undefined {
  if (!doubt) return undefined
  const own = covariance.map((value, at) => value - (doubt[at] as number))
  return chancesOf({ theta, covariance: own }, OWN_DRAWS).primary[letter]
}

function placesOf(
  { theta, covariance }: Pick<Estimate, 'theta' | 'covariance'>,
  widening: number,
): Certainty['theta'] {
  return perLetter((letter) => {
    const place = LETTERS.indexOf(letter)
    return {
      value: theta[place] as number,
      error: widening * Math.sqrt(covariance[place * SIZE + place] as number),
    }
  })
}
