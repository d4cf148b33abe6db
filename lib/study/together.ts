/** What two sittings of one person say together, and how sure that may be said to be. */
import { FORM_VERSION } from '@/lib/disc/form/items'
import { LETTERS } from '@/lib/disc/letters'
import { estimate } from '@/lib/disc/model/estimate'
import { normalPoints } from '@/lib/disc/model/points'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { PRIOR, SCORER_VERSION, WIDENING } from '@/lib/disc/model/scoring'
import { chancesOf } from '@/lib/disc/model/style-chances'
import { estimateTogether, TOGETHER } from '@/lib/disc/model/together'
import { decimals, KIND_NAMES, percent, thousands } from '@/lib/disc/study/table'
import { correlation, mean } from '@/lib/numbers/figures'
import { randomFrom } from '@/lib/numbers/random'
import { KINDS, type Kind } from './form-comparison'
import { drawWorld } from './worlds'

const SEED = 20_261_205
const SIZE = LETTERS.length
const REACH = 1.959_964
const DRAWS = normalPoints(1024, SIZE)
/** How far each letter of a person moves from one sitting to the next, in standard deviations, where people drift. */
const DRIFT = 0.35
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

type Found = ReturnType<typeof estimateTogether>

/** The true places between the two sittings are what both are about. */
export function togetherFigures(
  kind: Kind,
  { worlds, people, drift }: { worlds: number; people: number; drift: boolean },
): TogetherFigures {
  const truths: Float64Array[][] = []
  const ones: Found[][] = []
  const naives: Found[][] = []
  const twos: Found[][] = []
  for (let at = 0; at < worlds; at++) {
    const seed = SEED + 1000 * KINDS.indexOf(kind) + at
    const random = randomFrom(seed)
    const world = drawWorld(kind, FORM_DESIGN, seed, random)
    const takers = Array.from({ length: people }, () => {
      const { theta, sit } = world.person()
      const first = sit()
      const before = Float64Array.from(theta)
      // The same person, a little further: `sit` reads the places that it was given.
      if (drift)
        for (let i = 0; i < SIZE; i++) theta[i] = (theta[i] as number) + DRIFT * random.normal()
      const second = sit()
      const truth = theta.map((place, i) => (place + (before[i] as number)) / 2)
      return { truth, first, both: [...first, ...second] }
    })
    truths.push(takers.map(({ truth }) => truth))
    ones.push(takers.map(({ first }) => estimate(FORM_DESIGN, PRIOR, first)))
    naives.push(takers.map(({ both }) => estimate(FORM_DESIGN, PRIOR, both)))
    twos.push(takers.map(({ both }) => estimateTogether(both, MODEL)))
  }
  const truth = truths.flat()
  const leads = twos.flat().map((found) => {
    const { primary } = chancesOf(found, DRAWS)
    return primary[LETTERS[leaderOf(found.theta)] as (typeof LETTERS)[number]]
  })
  return {
    kind: KIND_NAMES[kind].name,
    drift,
    people: truth.length,
    recovery: [recoveryOf(truths, ones), recoveryOf(truths, twos)],
    coverage: [ones, naives, twos].map((found) => coverageOf(truth, found.flat())) as [
      number,
      number,
      number,
    ],
    right: [rightOf(truth, ones.flat()), rightOf(truth, twos.flat())],
    stated: mean(leads),
  }
}

const leaderOf = (theta: ArrayLike<number>) =>
  LETTERS.reduce((best, _, at) => ((theta[at] as number) > (theta[best] as number) ? at : best), 0)

const rightOf = (truth: readonly Float64Array[], found: readonly Found[]) =>
  mean(
    found.map(({ theta }, at) => Number(leaderOf(theta) === leaderOf(truth[at] as Float64Array))),
  )

function coverageOf(truth: readonly Float64Array[], found: readonly Found[]): number {
  return mean(
    found.flatMap(({ theta, covariance }, person) =>
      LETTERS.map((_, at) => {
        const error = WIDENING * Math.sqrt(covariance[at * SIZE + at] as number)
        const off = Math.abs(
          (theta[at] as number) - ((truth[person] as Float64Array)[at] as number),
        )
        return Number(off < REACH * error)
      }),
    ),
  )
}

/** Within worlds, as everywhere in the study. */
function recoveryOf(truths: readonly Float64Array[][], found: readonly Found[][]): number {
  return mean(
    truths.flatMap((some, world) =>
      LETTERS.map(
        (_, at) =>
          correlation(
            some.map((theta) => theta[at] as number),
            (found[world] as Found[]).map(({ theta }) => theta[at] as number),
          ) ?? 0,
      ),
    ),
  )
}

/** All worlds, with people who stay the same and with people who drift. */
export const togetherInAll = (worlds: number, people: number): TogetherFigures[] =>
  KINDS.flatMap((kind) =>
    [false, true].map((drift) => togetherFigures(kind, { worlds, people, drift })),
  )

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export function togetherTable(figures: readonly TogetherFigures[]): string {
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
between the two, and what both sittings are about is the middle of the two places. What the model says of all answers together is
too sure, because errors of one person on the same statements go together: standard errors are ${TOGETHER} times as wide, chosen by the worst of these worlds.

${togetherTable(figures)}
`
}
