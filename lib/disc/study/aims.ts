/** What the scorer aims at, and what the study found: the page about the method and docs/study.md show both, met or not. */
import type { CalibrationBin, KindResults, STAGES, StudyResults, WorldKind } from './study'
import { decimals, percent } from './table'

export interface Aim {
  figure: string
  aim: string
  found: string
  isMet: boolean
}

/** Worlds in which nothing is promised: people who answer as their job or others would like to see them, and statements of another kind. */
const UNPROMISED: readonly WorldKind[] = ['fakers', 'idealPoint', 'jobRole']

export const isPromised = ({ kind }: Pick<KindResults, 'kind'>) => !UNPROMISED.includes(kind)

/** Fewer people than this are off by a twentieth by chance alone. */
export const FEWEST_IN_BIN = 300

/** How far the stated chance is from what was right, in the group where it is furthest; small groups are left out. */
export function worstBin(bins: readonly CalibrationBin[]): number {
  const many = bins.filter(({ people }) => people >= FEWEST_IN_BIN)
  return Math.max(0, ...many.map(({ stated, right }) => Math.abs(stated - right)))
}

type Stage = (typeof STAGES)[number]

/** Every aim of the scorer and its form, each in the worst of the worlds that it is for. */
export function aimsOf({ kinds, compared, settled, forms, formVersion }: StudyResults): Aim[] {
  const promised = kinds.filter(isPromised)
  const of = (kind: WorldKind) => kinds.filter((one) => one.kind === kind)
  const at = (stage: Stage, figure: 'coverage' | 'chanceError' | 'worstBin') =>
    promised.map(({ stages }) => stages[stage][figure])
  const noticed = (some: readonly KindResults[], taker: 'honest' | 'skim') =>
    some.flatMap(({ stages }) => Object.values(stages).map((one) => one.noticed[taker]))
  const lost = promised.map((one) => one.knownRecovery - one.stages.after1000.recovery)
  const ours = compared.filter(({ form }) => form === formVersion)
  const first = (kind: WorldKind) => compared.find((one) => one.kind === kind)?.recovery ?? 0
  const gains = ours.map(({ kind, recovery }) => recovery - first(kind))
  const inStudy = ours.find(({ kind }) => kind === 'kind')?.recovery ?? 0
  const settledInStudy = settled.find(({ kind }) => kind === 'kind')
  const { rightBefore = 0, rightNow = 0 } = settledInStudy ?? {}
  return [
    within('Ranges hold, before anyone has answered', at('first', 'coverage'), { least: 0.91 }),
    within('Ranges hold, after 200 people', at('after200', 'coverage'), {
      ...{ least: 0.93, most: 0.97 },
    }),
    within(
      'How far the stated chance of the first letter is off, on average, after 200 people',
      at('after200', 'chanceError'),
      { most: 0.01 },
    ),
    within('The same, in the group furthest off', at('after200', 'worstBin'), { most: 0.03 }),
    {
      figure: 'r lost by not knowing the statements, after 1,000 people',
      aim: '.005 or less',
      found: between(lost, (value) => decimals(Math.max(0, value))),
      isMet: Math.max(...lost) <= 0.005,
    },
    within('Honest people told that their answers fit badly', noticed(promised, 'honest'), {
      ...{ least: 0.03, most: 0.06 },
    }),
    within(
      'People who pick what sounds best, noticed, in the kind world',
      noticed(of('kind'), 'skim'),
      { least: 0.6 },
    ),
    within('The same, like published forms', noticed(of('real'), 'skim'), { least: 0.4 }),
    within(
      'People who click without reading, caught after 50 others',
      [forms.shipped.careless.learned[50].blind],
      { least: 0.95 },
    ),
    {
      figure: 'First letter right once ties are settled, in the kind world',
      aim: '85.5 % or more',
      found: `${percent(rightNow)}, from ${percent(rightBefore)}`,
      isMet: rightNow >= 0.855,
    },
    within(
      'Ranges hold where people stopped settling',
      settled.map(({ coverage }) => coverage),
      { least: 0.93, most: 0.97 },
    ),
    within(
      'How far the stated chance is off there, in the group furthest off',
      settled.map(({ bins }) => worstBin(bins)),
      { most: 0.04 },
    ),
    {
      figure: 'r of this form in the kind world, and how much more than the first form in each',
      aim: '.926 or more',
      found: `${decimals(inStudy)}; ${between(gains, decimals)} more`,
      isMet: inStudy >= 0.926 && Math.min(...gains) >= 0,
    },
  ]
}

/** An aim about shares: all of them within these bounds. */
function within(
  figure: string,
  found: readonly number[],
  { least = 0, most = 1 }: { least?: number; most?: number },
): Aim {
  return {
    figure,
    aim: boundsOf(least, most),
    found: between(found, percent),
    isMet: found.every((share) => share >= least && share <= most),
  }
}

function boundsOf(least: number, most: number): string {
  if (least === 0) return `${percent(most)} or less`
  return most === 1 ? `${percent(least)} or more` : `${percent(least)} to ${percent(most)}`
}

/** "93.3 % to 98.3 %"; one where both are alike. */
function between(values: readonly number[], text: (value: number) => string): string {
  const [low, high] = [text(Math.min(...values)), text(Math.max(...values))]
  return low === high ? low : `${low} to ${high}`
}
