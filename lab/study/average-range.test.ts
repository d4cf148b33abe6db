/** What the range of a team's average promises: that the true average stands inside it in about 95 of 100. */
import { describe, expect, it } from 'vitest'
import { LETTERS, type Letter, type PerLetter, perLetter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { estimate } from '@/lib/disc/model/estimate'
import { designOf } from '@/lib/disc/model/form'
import { identity } from '@/lib/disc/model/linear'
import { normalShare } from '@/lib/disc/model/normal'
import { productForm } from '@/lib/disc/model/product-form'
import { PRIOR } from '@/lib/disc/model/scoring'
import { WIDENING } from '@/lib/disc/model/widening'
import { averageRanges } from '@/lib/disc/team/average-range'
import { randomFrom } from '@/lib/numbers/random'
import { drawStatements, drawTraits, takeHonestly } from './takers'

/** All teams of a world answer the same statements, so that worlds count, not teams. */
const WORLDS = 300
const LARGEST = 30
const LETTER_COUNT = LETTERS.length
const DESIGN = designOf(productForm())
/** How far a 95 % interval goes to either side, in errors as the model says them. */
const REACH = 1.96 * WIDENING.first

interface Person {
  /** True percentages. */
  truth: Float64Array
  scores: PerLetter<number>
  ranges: PerLetter<Interval>
}

const percentOf = (place: number) => Math.round(100 * normalShare(place))

interface Kind {
  /** The share of the letters' variance that members of a team have in common: 0 for people drawn from everyone. */
  alike: number
  /** Who is in the team, by their result. */
  isMember?: (scores: PerLetter<number>) => boolean
}

/** Teams of thirty, one in each world. The first of them are a smaller team of the same kind. */
function drawTeams({ alike, isMember = () => true }: Kind): Person[][] {
  const random = randomFrom(20261121)
  const draw = () => drawTraits(identity(LETTER_COUNT), LETTER_COUNT, random)
  return Array.from({ length: WORLDS }, () => {
    const statements = drawStatements(DESIGN, random)
    const common = draw()
    const drawPerson = (): Person => {
      const theta = draw().map(
        (own, letter) => Math.sqrt(alike) * (common[letter] as number) + Math.sqrt(1 - alike) * own,
      )
      const { theta: places, covariance } = estimate(
        DESIGN,
        PRIOR,
        takeHonestly(DESIGN, statements, theta, random),
      )
      const placeOf = (letter: Letter) => places[LETTERS.indexOf(letter)] as number
      const reachOf = (letter: Letter) =>
        REACH * Math.sqrt(covariance[LETTERS.indexOf(letter) * (LETTER_COUNT + 1)] as number)
      return {
        truth: theta.map((place) => 100 * normalShare(place)),
        scores: perLetter((letter) => percentOf(placeOf(letter))),
        ranges: perLetter((letter) => ({
          low: percentOf(placeOf(letter) - reachOf(letter)),
          high: percentOf(placeOf(letter) + reachOf(letter)),
        })),
      }
    }
    return Array.from({ length: LARGEST }, () => {
      let person = drawPerson()
      while (!isMember(person.scores)) person = drawPerson()
      return person
    })
  })
}

type RangeOf = (team: readonly Person[]) => ReturnType<typeof averageRanges>

/** The share of true averages inside their ranges. */
function shareHeld(teams: readonly Person[][], rangeOf: RangeOf): number {
  let held = 0
  for (const team of teams) {
    const ranges = rangeOf(team)
    for (const [at, letter] of LETTERS.entries()) {
      const sum = team.reduce((total, { truth }) => total + (truth[at] as number), 0)
      const { low, high } = ranges?.[letter] ?? { low: 1, high: 0 }
      if (low <= sum / team.length && sum / team.length <= high) held++
    }
  }
  return held / (teams.length * LETTER_COUNT)
}

/** As if the errors of two members had nothing in common. */
const unrelated: RangeOf = (team) =>
  perLetter((letter) => {
    const mean = team.reduce((sum, { scores }) => sum + scores[letter], 0) / team.length
    const reach = Math.hypot(
      ...team.map(({ ranges }) => (ranges[letter].high - ranges[letter].low) / 2),
    )
    return {
      low: Math.round(mean - reach / team.length),
      high: Math.round(mean + reach / team.length),
    }
  })

/** By their result. */
const ledByD = ({ D, I, S, C }: PerLetter<number>) => D > Math.max(I, S, C)

const drawnFromEverybody = drawTeams({ alike: 0 })
const KINDS: [string, () => Person[][]][] = [
  ['people drawn from everyone', () => drawnFromEverybody],
  ['people who have a fifth in common', () => drawTeams({ alike: 0.2 })],
  ['people led by one letter', () => drawTeams({ alike: 0, isMember: ledByD })],
]

describe.each(KINDS)('teams of %s', (_, draw) => {
  let teams: Person[][] | undefined

  it.each([2, 5, 10, LARGEST])(
    'the ranges of %d hold about 95 of 100 true averages',
    { tags: ['prove'] },
    (size) => {
      teams ??= draw()
      const smaller = teams.map((team) => team.slice(0, size))
      expect(shareHeld(smaller, averageRanges)).toBeGreaterThan(0.94)
    },
  )
})

it('would hold fewer than 90 of 100 for 30 people, were errors taken for unrelated', () => {
  expect(shareHeld(drawnFromEverybody, unrelated)).toBeLessThan(0.9)
})
