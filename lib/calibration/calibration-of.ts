/** A calibration from first sittings of many people, or why there can be none. */
import { createHash } from 'node:crypto'
import {
  CALIBRATION_PEOPLE,
  type Calibration,
  calibrated,
  type Depth,
} from '@/lib/disc/model/calibration'
import { CALIBRATIONS } from '@/lib/disc/model/calibrations'
import type { Pattern } from '@/lib/disc/model/fit'
import type { Answer, Design } from '@/lib/disc/model/form'
import type { Model } from '@/lib/disc/model/model'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { CALIBRATION, SCORER_VERSION, UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { rounded, sumOf } from '@/lib/numbers/figures'
import { limitsFrom, perAnswer, predictHeldOut, predictor } from './held-out'
import { impliedStudy } from './implied'
import { type Learned, learn } from './learn'

type Sittings = readonly (readonly Answer[])[]
type Pause = () => Promise<unknown>

interface For {
  form: string
  language: string
  /** The day, YYYY-MM-DD. */
  date: string
  widening: number
}

/** How much so many sittings can tell; null where they are too few. */
export function depthFor(people: number): Depth | null {
  const depths = ['each', 'common', 'letters'] as const
  return depths.find((depth) => people >= CALIBRATION_PEOPLE[depth]) ?? null
}

/** What is learned at each depth. */
export const LESSONS: Record<Depth, string> = {
  letters: 'how well each letter is liked',
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
    return `A calibration needs the first sittings of ${CALIBRATION_PEOPLE.letters} people with a verified email address on this form. There are ${sittings.length}.`
  }
  if (design.blocks.every(({ keys }) => new Set(keys).size === 1)) {
    return 'No block mixes statements for and against their letters, so how high someone is overall cannot be told from what the statements draw.'
  }
  if (depthFor(sittings.length) === 'letters') return null
  const picks = design.blocks.map(({ keys }) => keys.map(() => ({ most: 0, least: 0, asked: 0 })))
  for (const { block, most, least } of sittings.flat()) {
    for (const [option, pick] of (picks[block] ?? []).entries()) {
      pick.asked++
      if (option === most) pick.most++
      if (option === least) pick.least++
    }
  }
  for (const [block, options] of picks.entries()) {
    const alike = options.findIndex(({ most, least, asked }) =>
      [most, least, asked - most - least].includes(asked),
    )
    if (alike >= 0) {
      return `Statement ${alike + 1} of question ${block + 1} was answered alike by everyone, so what it draws cannot be told from what it says of its letter.`
    }
  }
  return null
}

/** What new results are made by: of this form, and how many of the people it has learned from. */
export interface InForce extends Pick<Model, 'design' | 'prior' | 'limits'> {
  people: number
}

/** That of the product. */
export function inForceToday(): InForce {
  const calibration = CALIBRATIONS.find(({ version }) => version === CALIBRATION)
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
 * the comparison are asked about those alone that what is in force has not learned from. A sentence where it would not help.
 */
export async function lessonFrom(
  design: Design,
  sittings: Sittings,
  inForce: InForce,
  pause: Pause = async () => {},
): Promise<Lesson | string> {
  const problem = problemWith(design, sittings)
  const deepest = depthFor(sittings.length)
  if (problem || !deepest) return problem ?? ''
  if (sittings.length <= inForce.people) return 'No sittings have come since what is in force.'
  const depths: Depth[] = deepest === 'each' ? ['common', 'each'] : [deepest]
  const tried = []
  for (const depth of depths) {
    const predicted = await predictHeldOut(design, sittings, depth, pause)
    const all = predicted.flatMap((one) => one ?? [])
    const own = perAnswer(predicted.slice(inForce.people).flatMap((one) => one ?? []))
    tried.push({ depth, predicted, all, own })
  }
  const best = tried.reduce((one, other) => (other.own > one.own ? other : one))
  const predict = predictor(inForce)
  const unseen = sittings.flatMap((answers, at) =>
    at >= inForce.people && best.predicted[at] ? [predict(answers)] : [],
  )
  const heldOut = {
    people: unseen.length,
    own: rounded(best.own),
    before: rounded(perAnswer(unseen)),
  }
  if (!(heldOut.own >= heldOut.before)) {
    return `It would predict answers worse: held-out ones have a log-likelihood of ${heldOut.own} each by it, and ${heldOut.before} by what is in force.`
  }
  return {
    depth: best.depth,
    learned: await learn(design, sittings, best.depth, pause),
    // Fewer are too few to set limits by.
    limits: best.depth === 'letters' ? inForce.limits : limitsFrom(best.all),
    heldOut,
  }
}

/** The calibration of a lesson, as it is kept. */
export function calibrationOf(
  design: Design,
  sittings: Sittings,
  { depth, learned, limits, heldOut }: Lesson,
  { form, language, date, widening }: For,
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
    slopes: blocks.map(({ slopes = [] }) => slopes.map(rounded)),
    appeals: blocks.map(({ appeals = [] }) => appeals.map(rounded)),
    leastWeight: rounded(learned.leastWeight),
    correlation: [...learned.correlation].map(rounded),
    widening,
    limits: { fit: rounded(limits.fit), gain: rounded(limits.gain) },
    heldOut,
    implied: { people: 0, recovery: 0, rightPrimary: 0, coverage: 0 },
  }
  // From the rounded numbers, because those are what scores will be made by.
  const model = calibrated(design, draft)
  return { ...draft, implied: impliedStudy(model.design, model.prior, widening) }
}

/** How much sittings that may have been answered blindly weighed in learning. */
export function blindnessOf(weights: readonly number[]): string {
  const blind = weights.filter((weight) => weight < 0.5)
  return `${blind.length} sittings look more blind than read: they weigh as ${sumOf(blind).toFixed(1)} people, all ${weights.length} as ${sumOf(weights).toFixed(1)}.`
}
