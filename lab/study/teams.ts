/** What is said of a team: whether the range of an average holds, and whether the letter that is said to be highest is. */
import type { TeamFigures, WorldKind } from '@/lib/copy/study/figures'
import { decimals, KIND_NAMES, percent } from '@/lib/copy/study/table'
import { LETTERS, perLetter } from '@/lib/disc/letters'
import { rangesOf } from '@/lib/disc/model/certainty'
import { drawTogether, SHARED_ERROR, SURE } from '@/lib/disc/model/claims'
import { estimate } from '@/lib/disc/model/estimate'
import { normalShare } from '@/lib/disc/model/normal'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { PRIOR, scoredFrom, UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { averageRanges } from '@/lib/disc/team/average-range'
import { mean, rounded } from '@/lib/numbers/figures'
import { randomFrom } from '@/lib/numbers/random'
import { drawWorld } from './worlds'

const SEED = 20_261_301
const KINDS = ['likedLetter', 'real', 'kind'] as const satisfies WorldKind[]
const SIZES = [4, 8, 30] as const
/** The share of the letters' variance that members have in common: people drawn from everyone, and colleagues. */
const ALIKE = [0, 0.2] as const

type Scores = ReturnType<typeof scoredFrom>['scores']

interface Member {
  /** The true percentages. */
  truth: Scores
  scored: ReturnType<typeof scoredFrom>
}

/** The largest team of a world: smaller ones are its first members. Everyone answers the same statements. */
function drawTeam(kind: WorldKind, alike: number, seed: number): Member[] {
  const random = randomFrom(seed)
  const world = drawWorld(kind, FORM_DESIGN, seed, random)
  const common = LETTERS.map(() => random.normal())
  return Array.from({ length: Math.max(...SIZES) }, () => {
    const { theta, sit } = world.person()
    theta.set(
      theta.map(
        (own, at) => Math.sqrt(alike) * (common[at] as number) + Math.sqrt(1 - alike) * own,
      ),
    )
    const answers = sit()
    return {
      truth: perLetter((letter) => 100 * normalShare(theta[LETTERS.indexOf(letter)] as number)),
      scored: scoredFrom(estimate(FORM_DESIGN, PRIOR, answers), answers.length, UNCALIBRATED_MODEL),
    }
  })
}

const averagesOf = (people: readonly Scores[]) =>
  perLetter((letter) => mean(people.map((one) => one[letter])))

const highestOf = (people: readonly Scores[]) => {
  const averages = averagesOf(people)
  return LETTERS.reduce((best, letter) => (averages[letter] > averages[best] ? letter : best))
}

function judge(team: readonly Member[]) {
  const ranges = averageRanges(team.map(({ scored }) => ({ ...scored, ranges: rangesOf(scored) })))
  const truth = averagesOf(team.map((one) => one.truth))
  const held = LETTERS.map((letter) => {
    const { low, high } = ranges?.[letter] ?? { low: 1, high: 0 }
    return Number(low <= truth[letter] && truth[letter] <= high)
  })
  const draws = drawTogether(
    team.map(({ scored }) => ({ scores: scored.scores, certainty: scored })),
  )
  const leads = draws.map(highestOf)
  const chances = LETTERS.map((letter) => mean(leads.map((one) => Number(one === letter))))
  const said = LETTERS[chances.findIndex((chance) => chance >= SURE)]
  const isRight = said === highestOf(team.map((one) => one.truth))
  return { held: mean(held), said: Number(said !== undefined), right: Number(isRight) }
}

/** One team in each of so many worlds of a kind. The same number gives the same figures. */
export function teamFigures(worlds: number): TeamFigures[] {
  return KINDS.flatMap((kind) =>
    ALIKE.flatMap((alike) => {
      const teams = Array.from({ length: worlds }, (_, at) => drawTeam(kind, alike, SEED + at))
      return SIZES.map((size) => {
        const judged = teams.map((team) => judge(team.slice(0, size)))
        const said = judged.filter((one) => one.said)
        return {
          ...{ kind, alike, size, teams: worlds },
          held: rounded(mean(judged.map(({ held }) => held))),
          said: rounded(said.length / worlds),
          right: rounded(said.length > 0 ? mean(said.map(({ right }) => right)) : 1),
        }
      })
    }),
  )
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The section of docs/study.md. */
export function teamSection(figures: readonly TeamFigures[]): string {
  return `## Averages of teams

How a letter's statements are liked is one doubt for everyone who took the form, so it does not cancel out in an average: errors of
two members correlate by ${decimals(SHARED_ERROR, 2)}. One team of each size in each of ${figures[0]?.teams} worlds of a kind, before anyone has answered: of people drawn from
everyone, and of colleagues who have a fifth of the letters' variance in common. *Highest average* is said where its chance is ${decimals(SURE, 1)} or more.

| world | team | people | 80 % ranges of averages hold | highest average: said | right |
|---|---|--:|--:|--:|--:|
${figures
  .map(({ kind, alike, size, held, said, right }) =>
    row([
      KIND_NAMES[kind].name,
      alike > 0 ? 'colleagues' : 'everyone',
      String(size),
      ...[percent(held), percent(said), said > 0 ? percent(right) : '–'],
    ]),
  )
  .join('\n')}
`
}
