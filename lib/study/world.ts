/** One world of the study: statements drawn once, and people who answer them. */
import { LETTERS } from '@/lib/disc/letters'
import { estimate, type Prior, priorOf } from '@/lib/disc/model/estimate'
import { type FitTable, fitTable, personFit, tailProbability } from '@/lib/disc/model/fit'
import { type Answer, type Block, type Design, designOf } from '@/lib/disc/model/form'
import { identity, type Matrix } from '@/lib/disc/model/linear'
import { normalPoints } from '@/lib/disc/model/points'
import { productForm } from '@/lib/disc/product-form'
import { ODD_CHANCE } from '@/lib/disc/quality'
import { knownEvidence } from './known-statements'
import { byCounting, byLogit, byMinMax, truthOf, type Verdict } from './methods'
import { randomFrom } from './random'
import { drawStatements, drawTraits, takeBlindly, takeHalfBlindly, takeHonestly } from './takers'

/** The form as shipped, and the same form with every statement speaking for its letter. */
export const FORMS = ['shipped', 'unreversed'] as const
export type FormName = (typeof FORMS)[number]

/** How the letters go together in people: not at all, or D against S by −.5 and I against C by −.4. */
export const POPULATIONS = ['unrelated', 'opposed'] as const
export type Population = (typeof POPULATIONS)[number]

export interface WorldTask {
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
  shipped: designOf(productForm()),
  unreversed: designOf({
    ...productForm(),
    blocks: productForm().blocks.map(({ id, options }) => ({
      id,
      options: options.map((option) => ({ ...option, keyed: 1 as const })),
    })),
  }),
}
const TABLES = {
  shipped: fitTable(DESIGNS.shipped, PRIORS.unrelated),
  unreversed: fitTable(DESIGNS.unreversed, PRIORS.unrelated),
}

/** Draws a world and scores everyone in it. The same task gives the same columns. */
export function runWorld({ form, population, people, seed }: WorldTask): Columns {
  const columns: Columns = {}
  const random = randomFrom(seed)
  const design = DESIGNS[form]
  const statements = drawStatements(design, random)
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
      noteFit(columns, name, design, TABLES[form], answers)
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

function noteVerdict(columns: Columns, name: string, { places, primary, style }: Verdict): void {
  for (const [place, letter] of LETTERS.entries()) {
    note(columns, `${name}.${letter}`, places[place] as number)
  }
  note(columns, `${name}.primary`, primary)
  note(columns, `${name}.style`, style)
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
  const odd = answers.filter(
    (answer) => tailProbability(design.blocks[answer.block] as Block, theta, answer) < ODD_CHANCE,
  )
  note(columns, 'odd', odd.length)
}

/** The person fit of one sitting. */
function noteFit(
  columns: Columns,
  name: string,
  design: Design,
  table: FitTable,
  answers: readonly Answer[],
): void {
  const { logLikelihood } = estimate(design, PRIORS.unrelated, answers)
  note(columns, `fit.${name}`, personFit(table, answers, logLikelihood))
}
