/** One world of a kind (`worlds.ts`): what the scorer makes of its people before any sitting, and once it has learned. */
import { limitsFrom, predictHeldOut } from '@/lib/calibration/held-out'
import { learn } from '@/lib/calibration/learn'
import { LETTERS } from '@/lib/disc/letters'
import { withAppeals } from '@/lib/disc/model/appeals'
import { CALIBRATION_PEOPLE, type Depth } from '@/lib/disc/model/calibration'
import { estimate, type Prior, priorOf } from '@/lib/disc/model/estimate'
import { type Pattern, patternReader } from '@/lib/disc/model/fit'
import type { Answer, Design } from '@/lib/disc/model/form'
import { isBelow } from '@/lib/disc/model/person-fit'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import type { STAGES, WorldKind } from '@/lib/disc/study/study'
import { randomFrom } from '@/lib/numbers/random'
import { byLogit, truthOf } from './methods'
import { takeBlindly } from './takers'
import type { Columns } from './world'
import { drawWorld } from './worlds'

export interface KindTask {
  what: 'kind'
  kind: WorldKind
  people: number
  seed: number
}

/** Of the people whose sittings are learned from, so many do not read. */
const BLIND_SHARE = 0.1
/** Keep the seeds of statements, of the people learned from and of the people scored apart. */
const EARLIER = 1_000_000
const SCORED = 2_000_000
const SIZE = LETTERS.length
const DESIGN = FORM_DESIGN
const { prior: PRIOR, limits: LIMITS } = UNCALIBRATED_MODEL
/** So many sittings, and fit has learned what each statement draws, without a calibration. */
const LIVE = 50

/** The same task gives the same columns. */
export async function runKind({ kind, people, seed }: KindTask): Promise<Columns> {
  const columns: Columns = {}
  const note = (name: string, value: number) => {
    columns[name] ??= []
    columns[name].push(value)
  }
  const random = randomFrom(seed + SCORED)
  const world = drawWorld(kind, DESIGN, seed, random)
  const earlier = sittingsOf(kind, seed)
  const stages = (await stagesOf(earlier)).map((stage) => ({
    ...stage,
    read: patternReader(stage.design, stage.prior),
  }))
  const live = patternReader(
    withAppeals(
      DESIGN,
      PRIOR,
      earlier.slice(0, LIVE).flatMap((answers) => answers.map((one) => ({ ...one, people: 1 }))),
    ),
    PRIOR,
  )
  const known = priorOf(world.correlation, SIZE)
  for (let person = 0; person < people; person++) {
    const { theta, sit } = world.person()
    const others = { honest: sit(), blind: takeBlindly(DESIGN, random), skim: world.skim() }
    const again = sit()
    note('world', seed)
    const truth = truthOf(theta)
    noteAll('truth', theta)
    note('truth.primary', truth.primary)
    note('truth.style', truth.style)
    noteAll('known', estimate(world.known, known, others.honest).theta)
    for (const [taker, answers] of Object.entries(others)) {
      note(`live.noticed.${taker}`, isNoticed(live(answers), LIMITS))
    }
    for (const { name, design, prior, read, limits } of stages) {
      const verdict = byLogit(design, prior, others.honest)
      const later = byLogit(design, prior, again)
      noteAll(name, verdict.places)
      noteAll(
        `${name}.error`,
        LETTERS.map((_, at) => Math.sqrt(verdict.estimate.covariance[at * (SIZE + 1)] as number)),
      )
      note(`${name}.chance`, verdict.chance)
      note(`${name}.primary`, verdict.primary)
      note(`${name}.style`, verdict.style)
      note(`${name}.primaryAgain`, later.primary)
      note(`${name}.styleAgain`, later.style)
      for (const [taker, answers] of Object.entries(others)) {
        note(`${name}.noticed.${taker}`, isNoticed(read(answers), limits))
      }
    }
  }
  return columns

  function noteAll(name: string, values: ArrayLike<number>): void {
    for (const [at, letter] of LETTERS.entries()) note(`${name}.${letter}`, values[at] as number)
  }
}

/** First sittings of other people of the same world. */
function sittingsOf(kind: WorldKind, seed: number): Answer[][] {
  const random = randomFrom(seed + EARLIER)
  const world = drawWorld(kind, DESIGN, seed, random)
  return Array.from({ length: CALIBRATION_PEOPLE.each }, () =>
    random.share() < BLIND_SHARE ? takeBlindly(DESIGN, random) : world.person().sit(),
  )
}

const isNoticed = (pattern: Pattern | null, limits: Pattern) =>
  pattern && isBelow(pattern, limits) ? 1 : 0

interface Stage {
  name: (typeof STAGES)[number]
  design: Design
  prior: Prior
  /** Below them, a sitting fits badly. */
  limits: Pattern
}

async function stagesOf(earlier: readonly Answer[][]): Promise<Stage[]> {
  const first = { name: 'first', ...UNCALIBRATED_MODEL, design: DESIGN } as const
  const learned = async (name: Stage['name'], people: number, depth: Depth): Promise<Stage> => {
    const some = earlier.slice(0, people)
    const { design, prior } = await learn(DESIGN, some, depth)
    const predicted = await predictHeldOut(DESIGN, some, depth, async () => {})
    return { name, design, prior, limits: limitsFrom(predicted.flatMap((one) => one ?? [])) }
  }
  return [
    first,
    await learned('after200', CALIBRATION_PEOPLE.common, 'common'),
    await learned('after1000', CALIBRATION_PEOPLE.each, 'each'),
  ]
}
