/** What two sittings of one person say together, and how sure that may be said to be. */

import { decimals, KIND_NAMES, percent, thousands } from '@/lib/copy/study/table'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { estimate } from '@/lib/disc/model/estimate'
import type { Answer } from '@/lib/disc/model/form'
import { normalPoints } from '@/lib/disc/model/points'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { PRIOR, SCORER_VERSION } from '@/lib/disc/model/scoring'
import { chancesOf } from '@/lib/disc/model/style-chances'
import { estimateTogether, TOGETHER } from '@/lib/disc/model/together'
import { mean } from '@/lib/numbers/figures'
import { randomFrom } from '@/lib/numbers/random'
import { coverageOf, type Judged, recoveryOf } from './accuracy'
import { KINDS, type Kind } from './form-comparison'
import { drawWorld } from './worlds'

const SEED = 20_261_205
const DRAWS = normalPoints(1024, LETTERS.length)
/** How far each letter of a person moves from one sitting to the next, in standard deviations, where people drift. */
const DRIFT = 0.35
/** The share of what a person feels about a statement that is the same in the second sitting. */
const STAYING = 0.55
const MODEL = { design: FORM_DESIGN, prior: PRIOR }

export interface TogetherFigures {
  kind: string
  drift: boolean
  people: number
  /** Mean correlation with the true places, by one sitting and by two. */
  recovery: [one: number, two: number]
  /** Share of true places inside the 95 % ranges: of one sitting, of two taken as if they were new questions, and as printed. */
  coverage: [one: number, naive: number, two: number]
  /** Share whose first letter is right. */
  right: [one: number, two: number]
  /** Mean chance that two sittings state for their first letter. */
  stated: number
}

/** The true places between the two sittings are what both are about. */
export function togetherFigures(
  kind: Kind,
  { worlds, people, drift }: { worlds: number; people: number; drift: boolean },
): TogetherFigures {
  const takers = Array.from({ length: worlds }, (_, at) => {
    const seed = SEED + 1000 * KINDS.indexOf(kind) + at
    return drawTakers(kind, { seed, people, drift })
  })
  const judge = (find: (taker: Taker) => Judged['found']) =>
    takers.map((world) =>
      world.map((taker): Judged => ({ truth: taker.truth, found: find(taker) })),
    )
  const one = judge(({ first }) => estimate(FORM_DESIGN, PRIOR, first))
  const naive = judge(({ both }) => estimate(FORM_DESIGN, PRIOR, both))
  const two = judge(({ both }) => estimateTogether(both, MODEL))
  return {
    kind: KIND_NAMES[kind].name,
    drift,
    people: worlds * people,
    recovery: [recoveryOf(one), recoveryOf(two)],
    coverage: [coverageOf(one.flat()), coverageOf(naive.flat()), coverageOf(two.flat())],
    right: [rightOf(one.flat()), rightOf(two.flat())],
    stated: mean(two.flat().map(({ found }) => leadOf(found))),
  }
}

interface Taker {
  truth: Float64Array
  first: Answer[]
  both: Answer[]
}

function drawTakers(
  kind: Kind,
  { seed, people, drift }: { seed: number; people: number; drift: boolean },
): Taker[] {
  const random = randomFrom(seed)
  const world = drawWorld(kind, FORM_DESIGN, seed, random, { stayingNoise: STAYING })
  return Array.from({ length: people }, () => {
    const { theta, sit } = world.person()
    const before = Float64Array.from(theta)
    const first = sit()
    // The same person, a little further: `sit` reads the places that it was given.
    if (drift) theta.set(theta.map((place) => place + DRIFT * random.normal()))
    const second = sit()
    const truth = theta.map((place, at) => (place + (before[at] as number)) / 2)
    return { truth, first, both: [...first, ...second] }
  })
}

const leaderOf = (theta: ArrayLike<number>) =>
  LETTERS.reduce((best, _, at) => ((theta[at] as number) > (theta[best] as number) ? at : best), 0)

const rightOf = (people: readonly Judged[]) =>
  mean(people.map(({ truth, found }) => Number(leaderOf(found.theta) === leaderOf(truth))))

/** The chance that is stated for the letter that leads. */
const leadOf = (found: Judged['found']) =>
  chancesOf(found, DRAWS).primary[LETTERS[leaderOf(found.theta)] as Letter]

/** All worlds, with people who stay the same and with people who drift. */
export const togetherInAll = (worlds: number, people: number): TogetherFigures[] =>
  KINDS.flatMap((kind) =>
    [false, true].map((drift) => togetherFigures(kind, { worlds, people, drift })),
  )

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function togetherTable(figures: readonly TogetherFigures[]): string {
  return [
    row([
      ...[
        'world',
        'people',
        'r of one sitting',
        'of two',
        'first letter right, one',
        'two',
        'two say',
      ],
      ...['95 % ranges hold, one', 'two, as if they were new questions', 'two, as printed'],
    ]),
    `|---|---|${'--:|'.repeat(8)}`,
    ...figures.map(({ kind, drift, recovery, right, stated, coverage }) =>
      row([
        ...[kind, drift ? 'drift' : 'stay the same'],
        ...recovery.map((r) => decimals(r)),
        ...[...right, stated, ...coverage].map(percent),
      ]),
    ),
  ].join('\n')
}

/** docs/study-together.md, whole. */
export function togetherDocument(figures: readonly TogetherFigures[]): string {
  return `# Two sittings together

Written by \`npm run study\` (form ${FORM_VERSION}, scorer ${SCORER_VERSION}); do not edit by hand.

${thousands(figures[0]?.people ?? 0)} simulated people in each kind of world sit twice. Some stay the same; the others drift by ${DRIFT} standard deviations per letter
between the two, and what both sittings are about is the middle of the two places. Of what a person feels about a statement
beyond its letter, ${percent(STAYING)} is the same both times. What the model says of all answers together is
too sure, because errors of one person on the same statements go together: standard errors are ${TOGETHER} times as wide, chosen by the worst of these worlds.

${togetherTable(figures)}
`
}
