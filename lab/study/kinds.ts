/** One world of a kind (`worlds.ts`): what the scorer makes of its people before any sitting, and once it has learned. */
import { lessonFrom } from '@/lib/calibration/calibration-of'
import type { CLAIMS, STAGES, WorldKind } from '@/lib/copy/study/figures'
import { LETTERS, type Letter, perLetter } from '@/lib/disc/letters'
import { withAppeals } from '@/lib/disc/model/appeals'
import { CALIBRATION_PEOPLE } from '@/lib/disc/model/calibration'
import { type Claim, chanceOf, drawTogether, type Measured, SURE } from '@/lib/disc/model/claims'
import { estimate, type Prior, priorOf } from '@/lib/disc/model/estimate'
import { type Pattern, patternReader } from '@/lib/disc/model/fit'
import type { Answer, Design } from '@/lib/disc/model/form'
import { normalShare } from '@/lib/disc/model/normal'
import { isBelow } from '@/lib/disc/model/person-fit'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { scoredFrom, UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
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
/** Of so many people of a world it is asked which claims are made: drawing them takes long. */
const CLAIMED_PEOPLE = 100

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
  let before: Before | undefined
  for (let person = 0; person < people; person++) {
    const { theta, sit } = world.person()
    const others = { honest: sit(), blind: takeBlindly(DESIGN, random), skim: world.skim() }
    const again = sit()
    const isClaimed = person < CLAIMED_PEOPLE
    note('world', seed)
    const truth = truthOf(theta)
    noteAll('truth', theta)
    note('truth.primary', truth.primary)
    noteAll('known', estimate(world.known, known, others.honest).theta)
    for (const [taker, answers] of Object.entries(others)) {
      note(`live.noticed.${taker}`, isNoticed(live(answers), LIMITS))
    }
    const own: Measured[] = []
    for (const { name, design, prior, read, limits } of stages) {
      const verdict = byLogit(design, prior, others.honest)
      const later = byLogit(design, prior, again)
      noteAll(name, verdict.places)
      noteAll(
        `${name}.error`,
        LETTERS.map((_, at) => Math.sqrt(verdict.estimate.covariance[at * (SIZE + 1)] as number)),
      )
      note(`${name}.chance`, verdict.chance)
      if (isClaimed) {
        const measured = scoredFrom(verdict.estimate, DESIGN.blocks.length, UNCALIBRATED_MODEL)
        const scored = { scores: measured.scores, certainty: measured }
        own.push(scored)
        const other = before?.own[own.length - 1]
        const person = { scored, truth: theta }
        noteClaims(name, [person])
        if (before && other) noteClaims(name, [person, { scored: other, truth: before.truth }])
      }
      note(`${name}.primary`, verdict.primary)
      note(`${name}.primaryAgain`, later.primary)
      for (const [taker, answers] of Object.entries(others)) {
        note(`${name}.noticed.${taker}`, isNoticed(read(answers), limits))
      }
    }
    before = { own, truth: theta }
  }
  return columns

  /** Which claims are made of a person, or of two, and whether they are true. */
  function noteClaims(stage: string, people: readonly { scored: Measured; truth: Float64Array }[]) {
    const draws = drawTogether(people.map(({ scored }) => scored))
    const truth = [
      people.map((one) =>
        perLetter((letter) => 100 * normalShare(one.truth[LETTERS.indexOf(letter)] as number)),
      ),
    ]
    for (const [claim, statements] of Object.entries(CLAIMABLE)) {
      if (statements.people !== people.length) continue
      const likeliest = statements.all
        .map((isTrue) => ({ isTrue, chance: chanceOf(draws, isTrue) }))
        .reduce((best, one) => (one.chance > best.chance ? one : best))
      const isMade = likeliest.chance >= SURE
      note(`${stage}.made.${claim}`, Number(isMade))
      if (isMade) note(`${stage}.true.${claim}`, chanceOf(truth, likeliest.isTrue))
    }
  }

  function noteAll(name: string, values: ArrayLike<number>): void {
    for (const [at, letter] of LETTERS.entries()) note(`${name}.${letter}`, values[at] as number)
  }
}

interface Before {
  own: Measured[]
  truth: Float64Array
}

/** Every statement that a claim could make; the likeliest one is made, if it is sure enough. */
const CLAIMABLE: Record<(typeof CLAIMS)[number], { people: number; all: readonly Claim[] }> = {
  'lowest letter': {
    people: 1,
    all: LETTERS.map(
      (letter): Claim =>
        ([own]) =>
          LETTERS.every((other) => (own?.[letter] ?? 0) <= (own?.[other] ?? 0)),
    ),
  },
  'widest gap of two people': {
    people: 2,
    all: LETTERS.map(
      (letter): Claim =>
        ([own, other]) => {
          const gap = (of: Letter) => Math.abs((own?.[of] ?? 0) - (other?.[of] ?? 0))
          return LETTERS.every((one) => gap(one) <= gap(letter))
        },
    ),
  },
  '50 or more in both': {
    people: 2,
    all: LETTERS.map(
      (letter): Claim =>
        ([own, other]) =>
          (own?.[letter] ?? 0) >= 50 && (other?.[letter] ?? 0) >= 50,
    ),
  },
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

/** A copy's own people, through the guard of `npm run calibrate`: what it refuses leaves the stage before. */
async function stagesOf(earlier: readonly Answer[][]): Promise<Stage[]> {
  const stages: Stage[] = [{ name: 'first', ...UNCALIBRATED_MODEL, design: DESIGN }]
  for (const [name, people] of LEARNED) {
    const before = stages.at(-1) as Stage
    const lesson = await lessonFrom(
      DESIGN,
      earlier.slice(0, people),
      // Each is compared with what a copy would have that learns for the first time.
      { ...UNCALIBRATED_MODEL, design: DESIGN, people: 0 },
      { isRepresentative: false },
    )
    const { design, prior } = typeof lesson === 'string' ? before : lesson.learned
    const { limits } = typeof lesson === 'string' ? before : lesson
    stages.push({ name, design, prior, limits })
  }
  return stages
}

const LEARNED = [
  ['after50', 50],
  ['after200', 200],
  ['after1000', 1000],
] as const
