/** One world of the study: statements drawn once, and people who answer them. */

import { EARLIER_SITTINGS } from '@/lib/copy/study/figures'
import { LETTERS } from '@/lib/disc/letters'
import { withAppeals } from '@/lib/disc/model/appeals'
import { type Prior, priorOf } from '@/lib/disc/model/estimate'
import { isUnlikely, type Pattern, type PatternReader, patternReader } from '@/lib/disc/model/fit'
import { type Answer, type Block, type Design, designOf } from '@/lib/disc/model/form'
import { identity, type Matrix } from '@/lib/disc/model/linear'
import { isBelow } from '@/lib/disc/model/person-fit'
import { normalPoints } from '@/lib/disc/model/points'
import { FORM_DESIGN, productForm } from '@/lib/disc/model/product-form'
import { ODD_CHANCE } from '@/lib/disc/model/quality'
import { UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { randomFrom } from '@/lib/numbers/random'
import { knownEvidence } from './known-statements'
import { byCounting, byLogit, byMinMax, truthOf, type Verdict } from './methods'
import {
  drawStatements,
  drawTraits,
  type Statement,
  takeBlindly,
  takeHalfBlindly,
  takeHonestly,
} from './takers'

/** The form as shipped, and the same form with every statement speaking for its letter. */
export const FORMS = ['shipped', 'unreversed'] as const
export type FormName = (typeof FORMS)[number]

/** How the letters go together in people: not at all, or D against S by −.5 and I against C by −.4. */
const POPULATIONS = ['unrelated', 'opposed'] as const
export type Population = (typeof POPULATIONS)[number]

export interface WorldTask {
  what: 'form'
  form: FormName
  population: Population
  people: number
  seed: number
}

/** One number per person and name; letters are spelled out as in `logit.D`. */
export type Columns = Record<string, number[]>

const SIZE = LETTERS.length
const UNRELATED = identity(SIZE)
const OPPOSED: Matrix = Float64Array.from([
  1, 0, -0.5, 0, 0, 1, 0, -0.4, -0.5, 0, 1, 0, 0, -0.4, 0, 1,
])
const CORRELATIONS = { unrelated: UNRELATED, opposed: OPPOSED }
const PRIORS = { unrelated: priorOf(UNRELATED, SIZE), opposed: priorOf(OPPOSED, SIZE) }
/** So many people of a world are also read with all statements known, which takes long. */
const KNOWN_PEOPLE = 25
const KNOWN_POINTS = normalPoints(256, SIZE)

const DESIGNS = {
  shipped: FORM_DESIGN,
  unreversed: designOf({
    ...productForm(),
    blocks: productForm().blocks.map(({ id, options }) => ({
      id,
      options: options.map((option) => ({ ...option, keyed: 1 as const })),
    })),
  }),
}
const FITS_AT_FIRST = {
  shipped: patternReader(DESIGNS.shipped, PRIORS.unrelated),
  unreversed: patternReader(DESIGNS.unreversed, PRIORS.unrelated),
}
/** Of the people who sat earlier, so many did not read. */
const BLIND_SHARE = 0.1
/** Keeps their seeds apart from those of the people who are scored. */
const EARLIER = 1_000_000

/** Draws a world and scores everyone in it. The same task gives the same columns. */
export function runWorld({ form, population, people, seed }: WorldTask): Columns {
  const columns: Columns = {}
  const random = randomFrom(seed)
  const design = DESIGNS[form]
  const statements = drawStatements(design, random)
  const fits: [string, PatternReader][] = [['fit', FITS_AT_FIRST[form]]]
  if (population === 'unrelated') fits.push(...learnedFits(design, statements, seed))
  for (let person = 0; person < people; person++) {
    const theta = drawTraits(CORRELATIONS[population], SIZE, random)
    const take = () => takeHonestly(design, statements, theta, random)
    const [honest, again, third] = [take(), take(), take()]
    const blind = takeBlindly(design, random)
    const halfBlind = takeHalfBlindly(third, blind, random)
    note(columns, 'world', seed)
    noteVerdict(columns, 'truth', truthOf(theta))
    noteLogit(columns, 'logit', design, PRIORS.unrelated, honest)
    noteLogit(columns, 'opposed', design, PRIORS.opposed, honest)
    if (population === 'opposed') continue
    noteVerdict(columns, 'counting', byCounting(design, honest))
    noteVerdict(columns, 'minmax', byMinMax(design, honest))
    note(columns, 'counting.again', byCounting(design, again).primary)
    note(columns, 'minmax.again', byMinMax(design, again).primary)
    note(columns, 'logit.again', byLogit(design, PRIORS.unrelated, again).primary)
    const sittings = { honest, halfBlind, blind }
    for (const [name, answers] of Object.entries(sittings)) {
      for (const [fit, read] of fits) notePattern(columns, fit, name, read(answers))
      if (person >= KNOWN_PEOPLE) continue
      note(columns, `known.${name}`, knownEvidence(design, statements, KNOWN_POINTS, answers))
    }
  }
  return columns
}

function note(columns: Columns, name: string, value: number): void {
  columns[name] ??= []
  columns[name].push(value)
}

function notePattern(columns: Columns, fit: string, name: string, pattern: Pattern | null): void {
  note(columns, `${fit}.${name}`, pattern?.fit ?? 0)
  note(
    columns,
    `${fit}.noticed.${name}`,
    pattern && isBelow(pattern, UNCALIBRATED_MODEL.limits) ? 1 : 0,
  )
}

function noteVerdict(columns: Columns, name: string, { places, primary }: Verdict): void {
  for (const [place, letter] of LETTERS.entries()) {
    note(columns, `${name}.${letter}`, places[place] as number)
  }
  note(columns, `${name}.primary`, primary)
}

function noteLogit(
  columns: Columns,
  name: string,
  design: Design,
  prior: Prior,
  answers: readonly Answer[],
): void {
  const verdict = byLogit(design, prior, answers)
  const { theta, covariance } = verdict.estimate
  noteVerdict(columns, name, verdict)
  note(columns, `${name}.chance`, verdict.chance)
  note(columns, `${name}.likeliest`, verdict.likeliest)
  for (const [place, letter] of LETTERS.entries()) {
    note(columns, `${name}.error.${letter}`, Math.sqrt(covariance[place * SIZE + place] as number))
  }
  if (name !== 'logit') return
  const odd = answers.filter((answer) =>
    isUnlikely(design.blocks[answer.block] as Block, theta, answer, ODD_CHANCE),
  )
  note(columns, 'odd', odd.length)
}

/** Person fit that has learned the statements' appeal from earlier sittings in this world. */
function learnedFits(
  design: Design,
  statements: readonly Statement[][],
  seed: number,
): [string, PatternReader][] {
  const random = randomFrom(seed + EARLIER)
  const sittings = Array.from({ length: Math.max(...EARLIER_SITTINGS) }, () =>
    random.share() < BLIND_SHARE
      ? takeBlindly(design, random)
      : takeHonestly(design, statements, drawTraits(UNRELATED, SIZE, random), random),
  )
  return EARLIER_SITTINGS.map((count) => {
    const counts = sittings.slice(0, count).flatMap((answers) => {
      return answers.map((answer) => ({ ...answer, people: 1 }))
    })
    const learned = withAppeals(design, PRIORS.unrelated, counts)
    return [`fit${count}`, patternReader(learned, PRIORS.unrelated)]
  })
}
