/** A calibration from first sittings of many people, or why there can be none. */
import { createHash } from 'node:crypto'
import {
  CALIBRATION_PEOPLE,
  type Calibration,
  calibrated,
  type Depth,
} from '@/lib/disc/model/calibration'
import type { Pattern } from '@/lib/disc/model/fit'
import type { Answer, Design } from '@/lib/disc/model/form'
import type { Model } from '@/lib/disc/model/model'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { newestOf, SCORER_VERSION, UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { WIDENING } from '@/lib/disc/model/widening'
import { errorOfMean, mean, rounded, sumOf } from '@/lib/numbers/figures'
import { limitsFrom, perAnswer, predictHeldOut, predictor } from './held-out'
import { impliedStudy } from './implied'
import { type Learned, learn, type Teaching } from './learn'

type Sittings = readonly (readonly Answer[])[]

interface For {
  form: string
  language: string
  /** The day, YYYY-MM-DD. */
  date: string
  /** Whether the people stand for everyone. */
  isRepresentative: boolean
}

/** How much so many sittings can tell; null where they are too few. */
export function depthFor(people: number): Depth | null {
  const depths = ['each', 'common'] as const
  return depths.find((depth) => people >= CALIBRATION_PEOPLE[depth]) ?? null
}

/** What is learned at each depth. */
export const LESSONS: Record<Depth, string> = {
  common: 'an appeal for each statement and one slope for all',
  each: 'an appeal and a slope for each statement',
}

/** With the first of each depth, and whenever there are twice as many people. */
export function isCalibrationDue(people: number, learnedFrom: number): boolean {
  const depth = depthFor(people)
  return depth !== null && (depth !== depthFor(learnedFrom) || people >= 2 * learnedFrom)
}

/** What keeps these sittings from a calibration, in a sentence; else null. */
export function problemWith(design: Design, sittings: Sittings): string | null {
  if (!depthFor(sittings.length)) {
    return `A calibration needs the first sittings of ${CALIBRATION_PEOPLE.common} people with a verified email address on this form. There are ${sittings.length}.`
  }
  if (design.blocks.every(({ keys }) => new Set(keys).size === 1)) {
    return 'No block mixes statements for and against their letters, so how high someone is overall cannot be told from what the statements draw.'
  }
  return null
}

/** What new results are made by: of this form, and how many of the people it has learned from. */
export interface InForce extends Pick<Model, 'design' | 'prior' | 'limits'> {
  people: number
}

/** That of a copy which has learned these. */
export function inForceWith(calibrations: readonly Calibration[]): InForce {
  const calibration = newestOf(calibrations)
  return calibration
    ? { ...calibrated(FORM_DESIGN, calibration), people: calibration.people }
    : { ...UNCALIBRATED_MODEL, design: FORM_DESIGN, people: 0 }
}

/** What many sittings teach, and the limits of fit for it. */
export interface Lesson {
  depth: Depth
  learned: Learned
  limits: Pattern
  heldOut: NonNullable<Calibration['heldOut']>
}

/**
 * Learns as much from these sittings, oldest first, as helps to predict people who were not learned from. Both sides of
 * the comparison are asked about those alone that what is in force has not learned from. A sentence where it predicts them
 * worse, by more than the standard error of the difference: less than that is chance.
 */
export async function lessonFrom(
  design: Design,
  sittings: Sittings,
  inForce: InForce,
  teaching: Omit<Teaching, 'depth'>,
): Promise<Lesson | string> {
  const problem = problemWith(design, sittings)
  const deepest = depthFor(sittings.length)
  if (problem || !deepest) return problem ?? ''
  if (sittings.length <= inForce.people) return 'No sittings have come since what is in force.'
  const depths: Depth[] = deepest === 'each' ? ['common', 'each'] : [deepest]
  const before = predictor(inForce)
  const tried = []
  for (const depth of depths) {
    const predicted = await predictHeldOut(design, sittings, { ...teaching, depth })
    const unseen = sittings.flatMap((answers, at) => {
      const own = at >= inForce.people && predicted[at]
      return own ? [{ own, before: before(answers) }] : []
    })
    const own = perAnswer(unseen.map((one) => one.own))
    tried.push({ depth, unseen, own, all: predicted.flatMap((one) => one ?? []) })
  }
  const best = tried.reduce((one, other) => (other.own > one.own ? other : one))
  const gains = best.unseen.map(({ own, before }) => own.chance - before.chance)
  const heldOut = {
    people: gains.length,
    own: rounded(best.own),
    before: rounded(perAnswer(best.unseen.map((one) => one.before))),
  }
  if (!(mean(gains) >= -errorOfMean(gains))) {
    return `It would predict answers worse: held-out ones have a log-likelihood of ${heldOut.own} each by it, and ${heldOut.before} by what is in force.`
  }
  return {
    depth: best.depth,
    learned: await learn(design, sittings, { ...teaching, depth: best.depth }),
    limits: sittings.length < FEWEST_FOR_LIMITS ? inForce.limits : limitsFrom(best.all),
    heldOut,
  }
}

/** Fewer people are too few to set the limits of fit by. */
const FEWEST_FOR_LIMITS = 200

/** The calibration of a lesson, as it is kept. */
export function calibrationOf(
  design: Design,
  sittings: Sittings,
  { depth, learned, limits, heldOut }: Lesson,
  { form, language, date, isRepresentative }: For,
): Calibration {
  const hash = createHash('sha256').update(JSON.stringify(sittings)).digest('hex')
  const { blocks } = learned.design
  const draft: Calibration = {
    scorer: SCORER_VERSION,
    version: `${form}-${language}-${hash.slice(0, 8)}`,
    form,
    language,
    date,
    people: sittings.length,
    read: Math.round(sumOf(learned.weights)),
    hash,
    depth,
    ...(isRepresentative ? {} : { keepsLetters: true }),
    slopes: blocks.map(({ slopes = [] }) => slopes.map(rounded)),
    appeals: blocks.map(({ appeals = [] }) => appeals.map(rounded)),
    leastWeight: rounded(learned.leastWeight),
    correlation: [...learned.correlation].map(rounded),
    // Where the letters' own level stays unsure, ranges are wide enough by that.
    widening: isRepresentative ? WIDENING.learned : WIDENING.first,
    limits: { fit: rounded(limits.fit), gain: rounded(limits.gain) },
    heldOut,
    implied: { people: 0, recovery: 0, rightPrimary: 0, coverage: 0 },
  }
  // From the rounded numbers, because those are what scores will be made by.
  const model = calibrated(design, draft)
  return { ...draft, implied: impliedStudy(model.design, model.prior, draft.widening) }
}

/** How much sittings that may have been answered blindly weighed in learning. */
export function blindnessOf(weights: readonly number[]): string {
  const blind = weights.filter((weight) => weight < 0.5)
  return `${blind.length} sittings look more blind than read: they weigh as ${sumOf(blind).toFixed(1)} people, all ${weights.length} as ${sumOf(weights).toFixed(1)}.`
}
