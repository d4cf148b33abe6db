/**
 * What a scorer has learned of the statements of a form from real sittings, frozen. `npm run calibrate` writes it; it
 * holds from the next start, and a result that it helped to make names it for good.
 */
import { priorOf } from './estimate'
import type { Pattern } from './fit'
import type { Design } from './form'
import type { Model } from './model'

/**
 * From so many people on: an appeal for each statement and one slope for all; and a slope for each, with the letters'
 * covariance. How much a least pick tells is learned with both.
 */
export const CALIBRATION_PEOPLE = { common: 50, each: 1000 } as const
export type Depth = keyof typeof CALIBRATION_PEOPLE

export interface Calibration {
  /** The scorer that it is for; without, `logit-3`. */
  scorer?: string
  /** Form, language and the beginning of `hash`: no two are alike, and 24 characters are enough. */
  version: string
  form: string
  /** Of the statements as people read them. */
  language: string
  /** The day that it was made. */
  date: string
  /** First sittings of so many confirmed people. */
  people: number
  /** Of those, so many may count as read. */
  read: number
  /** SHA-256 of their answers, in the order in which they were learned from. */
  hash: string
  depth: Depth
  /**
   * It was learned from a copy's own people: only how statements are liked within a letter is theirs. Each letter's own level
   * is that of the form as shipped, as unsure as before. Without, the people stand for everyone, and all of it is theirs.
   */
  keepsLetters?: boolean
  /** By block and option, on the logit's scale. */
  slopes: readonly (readonly number[])[]
  appeals: readonly (readonly number[])[]
  /** How much a least pick tells beside a most pick; without, as much. */
  leastWeight?: number
  /** The letters' correlations, row by row. */
  correlation: readonly number[]
  widening: number
  limits: Pattern
  /** The logarithm of the chance of an answer that was not learned from: by what the others teach, and by what was in force. */
  heldOut?: { people: number; own: number; before: number }
  /** What people who answer just so would get: the study that the calibration implies. */
  implied: { people: number; recovery: number; rightPrimary: number; coverage: number }
}

/** What a calibration says of its form. Throws where the two do not fit each other. */
export function calibrated(form: Design, calibration: Calibration): Omit<Model, 'rules'> {
  const { slopes, appeals, leastWeight = 1, keepsLetters: isDoubted = false } = calibration
  const { correlation, widening, limits, version } = calibration
  const isSameShape =
    slopes.length === form.blocks.length &&
    form.blocks.every(
      ({ keys }, at) => slopes[at]?.length === keys.length && appeals[at]?.length === keys.length,
    )
  if (!isSameShape) throw new Error(`The calibration ${version} is for another form.`)
  return {
    design: {
      ...form,
      blocks: form.blocks.map((block, at) => ({
        ...block,
        slopes: slopes[at] ?? [],
        appeals: appeals[at] ?? [],
        leastWeight,
        isDoubted,
      })),
    },
    prior: priorOf(Float64Array.from(correlation), form.traitCount),
    widening,
    limits,
  }
}
