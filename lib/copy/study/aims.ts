/** What the scorer aims at, and what the study found: the page about the method and docs/study.md show both, met or not. */
import { SURE } from '@/lib/disc/model/claims'
import type { CalibrationBin, KindResults, STAGES, StudyResults, WorldKind } from './figures'
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

/** The same of letters that are said to have moved. */
const FEWEST_MOVED = 50

/** How far the stated chance is from what was right, in the group where it is furthest; small groups are left out. */
export function worstBin(bins: readonly CalibrationBin[]): number {
  const many = bins.filter(({ people }) => people >= FEWEST_IN_BIN)
  return Math.max(0, ...many.map(({ stated, right }) => Math.abs(stated - right)))
}

type Stage = (typeof STAGES)[number]
/** Stages that know what each statement draws. */
const LEARNED = ['after200', 'after1000'] as const

/** Every aim of the scorer and its form, each in the worst of the worlds that it is for. */
export function aimsOf(results: StudyResults): Aim[] {
  const { kinds, compared, settled, changes, teams, forms, formVersion } = results
  const promised = kinds.filter(isPromised)
  const changed = changes.filter(({ kind }) => kind === 'labels' || isPromised({ kind }))
  const of = (...names: readonly WorldKind[]) => kinds.filter(({ kind }) => names.includes(kind))
  const at = (stage: Stage, figure: 'coverage' | 'rightPrimary', some = promised) =>
    some.map(({ stages }) => stages[stage][figure])
  const beyondNoise = promised.map(({ stages }) =>
    Math.max(0, stages.after50.chanceError - stages.after50.chanceNoise),
  )
  const noticed = (some: readonly KindResults[], taker: 'honest' | 'skim') =>
    some.flatMap(({ stages }) => LEARNED.map((stage) => stages[stage].noticed[taker]))
  const claimed = of('kind', 'real').flatMap(({ stages }) =>
    Object.values(stages).flatMap(({ claims }) => Object.values(claims).map(({ right }) => right)),
  )
  const lost = promised.map((one) => one.knownRecovery - one.stages.after1000.recovery)
  const ours = compared.filter(({ form }) => form === formVersion)
  const first = (kind: WorldKind) => compared.find((one) => one.kind === kind)?.recovery ?? 0
  const gains = ours.map(({ kind, recovery }) => recovery - first(kind))
  const inStudy = ours.find(({ kind }) => kind === 'kind')?.recovery ?? 0
  return [
    within('95 % ranges hold, before anyone has answered', at('first', 'coverage'), {
      least: 0.91,
    }),
    within('The same, where one letter is liked more', at('first', 'coverage', of('likedLetter')), {
      least: 0.93,
    }),
    within('95 % ranges hold, after 200 people', at('after200', 'coverage'), { least: 0.93 }),
    within(
      'The 80 % ranges that people read hold, before anyone has answered and after',
      promised.flatMap(({ stages }) => Object.values(stages).map((one) => one.coverage80)),
      { least: 0.78, most: 0.86 },
    ),
    within(
      'How far the stated chance of the first letter is off after 50 people, beyond chance',
      beyondNoise,
      { most: 0.02 },
    ),
    within(
      'What is said of one person or two is right, in kind worlds and like published forms',
      claimed,
      {
        least: SURE,
      },
    ),
    within(
      'What is said of a change is right, where every other person has changed',
      changed.filter(({ letters }) => letters >= FEWEST_MOVED).map(({ right }) => right),
      { least: SURE },
    ),
    within(
      'Unchanged people who hear of a change',
      changed.map(({ unchanged }) => unchanged),
      { most: 0.05 },
    ),
    within(
      'The 80 % ranges of a team’s averages hold',
      teams.map(({ held }) => held),
      { least: 0.77, most: 0.88 },
    ),
    within(
      'The letter that is said to be a team’s highest on average is',
      teams.filter(({ said }) => said > 0).map(({ right }) => right),
      { least: SURE },
    ),
    {
      figure: 'r lost by not knowing the statements, after 1,000 people',
      aim: '.005 or less',
      found: between(lost, (value) => decimals(Math.max(0, value))),
      isMet: Math.max(...lost) <= 0.005,
    },
    within('Honest people told that their answers fit badly', noticed(promised, 'honest'), {
      least: 0.03,
      most: 0.06,
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
      figure: 'First letter right among those who settle a tie: how much more often than before',
      aim: 'more',
      found: between(
        settled.map((one) => one.offeredRightNow - one.offeredRightBefore),
        percent,
      ),
      isMet: settled.every((one) => one.offeredRightNow > one.offeredRightBefore),
    },
    within(
      'Ranges hold where people stopped settling',
      settled.map(({ coverage }) => coverage),
      { least: 0.91 },
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
