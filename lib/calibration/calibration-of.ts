/** A calibration from first sittings of many people, or why there can be none. */
import { createHash } from 'node:crypto'
import {
  CALIBRATION_PEOPLE,
  type Calibration,
  calibrated,
  type Depth,
} from '@/lib/disc/model/calibration'
import type { Answer, Design } from '@/lib/disc/model/form'
import { LEAST_WEIGHT } from '@/lib/disc/model/likelihood'
import type { Model } from '@/lib/disc/model/model'
import { SCORER_VERSION } from '@/lib/disc/model/scoring'
import { rounded } from '@/lib/numbers/figures'
import { impliedStudy, limitsOf } from './implied'
import { learn } from './learn'

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
  if (people >= CALIBRATION_PEOPLE.each) return 'each'
  return people >= CALIBRATION_PEOPLE.common ? 'common' : null
}

/** With the first that is possible, with the first that knows single slopes, and then whenever there are twice as many people. */
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
    return 'No block mixes statements for and against their letters, so how high somebody is overall cannot be told from what the statements draw.'
  }
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
      return `Statement ${alike + 1} of question ${block + 1} was answered alike by everybody, so what it draws cannot be told from what it says of its letter.`
    }
  }
  return null
}

/** Learns as much as these sittings can tell. Throws where `problemWith` says why not. */
export async function calibrationOf(
  design: Design,
  sittings: Sittings,
  { form, language, date, widening }: For,
): Promise<Calibration> {
  const problem = problemWith(design, sittings)
  const depth = depthFor(sittings.length)
  if (problem || !depth) throw new Error(problem ?? '')
  const learned = await learn(design, sittings, depth)
  const { slopes, appeals } = parametersOf(learned.design)
  const correlation = [...learned.correlation].map(rounded)
  const hash = createHash('sha256').update(JSON.stringify(sittings)).digest('hex')
  const draft: Calibration = {
    scorer: SCORER_VERSION,
    version: `${form}-${language}-${hash.slice(0, 8)}`,
    ...{
      form,
      language,
      date,
      people: sittings.length,
      read: Math.round(learned.read),
      hash,
      depth,
    },
    ...{ slopes, appeals, leastWeight: LEAST_WEIGHT, correlation, widening },
    limits: { fit: 0, gain: 0 },
    implied: { people: 0, recovery: 0, rightPrimary: 0, coverage: 0 },
  }
  // From the rounded numbers, because those are what scores will be made by.
  const model = calibrated(design, draft)
  return {
    ...draft,
    limits: limitsOf(model.design, model.prior),
    implied: impliedStudy(model.design, model.prior, widening),
  }
}

/** The model that a calibration from these sittings would bring, for looking at what it would change. */
export async function modelFrom(
  { design, ...before }: Model,
  sittings: Sittings,
  depth: Depth,
  pause: Pause,
): Promise<Model> {
  const learned = await learn(design, sittings, depth, pause)
  return { ...before, design: learned.design, prior: learned.prior }
}

function parametersOf({ blocks }: Design) {
  return {
    slopes: blocks.map(({ slopes = [] }) => slopes.map(rounded)),
    appeals: blocks.map(({ appeals = [] }) => appeals.map(rounded)),
  }
}
