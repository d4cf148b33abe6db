/**
 * Every scorer that has ever made a result. A result names its scorer and its calibration, so that it can be made
 * again to the last bit, explained by what made it, and compared with its like alone (docs/decisions/025).
 */
import type { Response } from '../form/responses'
import type { PerLetter } from '../letters'
import { rankLetters, STYLE_CODES, type Style, type StyleCode } from '../styles'
import { CALIBRATIONS } from './calibrations'
import { type Certainty, certaintyOf } from './certainty'
import { countScores } from './counting'
import { closeStyleOf, isClosePair, namedByChance, namedInOrder } from './earlier-names'
import type { Pattern } from './fit'
import { slopeOf } from './likelihood'
import { type Model, RULES } from './model'
import { PRODUCT_DESIGN } from './product-form'
import {
  CALIBRATION,
  modelFrom,
  PRIOR,
  SCORER_VERSION,
  scoreBy,
  UNCALIBRATED,
  UNCALIBRATED_MODEL,
} from './scoring'
import type { StyleChances } from './style-chances'

/** What made a result, as its row names it. */
export interface MadeBy {
  scorerVersion: string
  calibration: string
}

/** All of a result that follows from its answers. */
export interface Made {
  scores: PerLetter<number>
  counted: number
  style: Style
  /** Null where plain counting scored. */
  certainty: Certainty | null
}

interface Scorer {
  /** Null for plain counting. */
  model: Model | null
  make: (responses: readonly Response[]) => Made
}

/** Before `logit-4` a least pick counted as much as a most pick, and no letter was taken to be liked more than another. */
function earlier(loading: number, limits: Pattern): Model {
  const blocks = PRODUCT_DESIGN.blocks.map((block) => ({
    ...block,
    slopes: block.keys.map(() => slopeOf(loading)),
    appeals: block.keys.map(() => 0),
    leastWeight: 1,
  }))
  const rules = { lowest: 0, name: namedInOrder, isPair: isClosePair, keepsOwn: false }
  return { design: { ...PRODUCT_DESIGN, blocks }, prior: PRIOR, widening: 1.1, limits, rules }
}

const LOGIT_2 = earlier(0.625, { fit: -1.27, gain: Number.NEGATIVE_INFINITY })
const LOGIT_3 = earlier(0.5, { fit: -1.05, gain: 1 })

/** The scores of today, and the names before them. */
const LOGIT_4: Model = {
  ...UNCALIBRATED_MODEL,
  rules: { ...RULES, name: namedByChance, isPair: isClosePair, keepsOwn: false },
}

/** What makes new results. */
export const IN_FORCE: MadeBy = { scorerVersion: SCORER_VERSION, calibration: CALIBRATION }

const SCORERS: Record<string, Scorer> = {
  [keyOf({ scorerVersion: 'count-1', calibration: UNCALIBRATED })]: {
    model: null,
    make: (responses) => {
      const { scores, counted } = countScores(responses)
      return { scores, counted, style: closeStyleOf(scores), certainty: null }
    },
  },
  [keyOf({ scorerVersion: 'logit-1', calibration: UNCALIBRATED })]: {
    model: LOGIT_2,
    make: (responses) =>
      renamed(madeBy({ ...LOGIT_2, rules: { ...LOGIT_2.rules, name: mostProbable } }, responses)),
  },
  [keyOf({ scorerVersion: 'logit-2', calibration: UNCALIBRATED })]: byModel(LOGIT_2),
  [keyOf({ scorerVersion: 'logit-3', calibration: UNCALIBRATED })]: byModel(LOGIT_3),
  [keyOf({ scorerVersion: 'logit-4', calibration: UNCALIBRATED })]: byModel(LOGIT_4),
  [keyOf({ scorerVersion: SCORER_VERSION, calibration: UNCALIBRATED })]:
    byModel(UNCALIBRATED_MODEL),
  ...Object.fromEntries(
    CALIBRATIONS.map((one) => {
      const { scorer: scorerVersion = 'logit-3', version: calibration } = one
      const before = { 'logit-3': LOGIT_3, 'logit-4': LOGIT_4 }[scorerVersion] ?? UNCALIBRATED_MODEL
      return [keyOf({ scorerVersion, calibration }), byModel(modelFrom(one, before))]
    }),
  ),
}

/** What made a result, in one word: two results with the same one were scored alike. */
export function keyOf({ scorerVersion, calibration }: MadeBy): string {
  return `${scorerVersion}/${calibration}`
}

/** The model behind a result; null where plain counting made it, and for what this release does not know. */
export function modelOf(made: MadeBy): Model | null {
  return SCORERS[keyOf(made)]?.model ?? null
}

/** The result that these answers had, made again; null for a scorer that this release does not know. */
export function makeAgain(made: MadeBy, responses: readonly Response[]): Made | null {
  return SCORERS[keyOf(made)]?.make(responses) ?? null
}

function byModel(model: Model): Scorer {
  return { model, make: (responses) => madeBy(model, responses) }
}

function madeBy(model: Model, responses: readonly Response[]) {
  const scored = scoreBy(model, responses)
  const { scores, counted, style } = scored
  return { scores, counted, style, certainty: certaintyOf(scored) }
}

/** The style of `logit-1`: the most probable of all, whatever the scores say. */
function mostProbable({ styles }: StyleChances, scores: PerLetter<number>): Style {
  const code = STYLE_CODES.reduce((best, one) => (styles[one] > styles[best] ? one : best))
  const [primary, second] = [...code] as [Style['primary'], Style['primary']?]
  const next = rankLetters(scores).find((letter) => letter !== primary) as Style['primary']
  return { code, primary, secondary: second ?? next }
}

/** Results of `logit-1` whose scores contradicted their style were named anew by a migration (docs/decisions/024). */
function renamed({ certainty, ...made }: ReturnType<typeof madeBy>): Made {
  const { style, scores } = made
  const named = closeStyleOf(scores)
  const allowed: StyleCode[] = [named.primary, (named.primary + named.secondary) as StyleCode]
  const holds =
    style.primary === named.primary &&
    style.secondary === named.secondary &&
    allowed.includes(style.code)
  if (holds) return { ...made, certainty }
  const primaryProbability = certainty.primaryChances[named.primary]
  const told = { ...certainty, primaryProbability, styleProbability: null }
  return { ...made, style: named, certainty: told }
}
