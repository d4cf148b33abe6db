/**
 * `npm run prove -- second-scorer`: 300 sittings, at random, at the extremes, with ties, with untouched suggestions and with further
 * questions, scored by the product and by `lab/second-scorer`, which was written from docs/scorer.md alone: each sitting, what has
 * moved to the next one, both as one, and teams of four. Every printed digit must agree, and every chance. Skipped where there is no Python 3.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { BANK, FORM, TETRADS } from '../../lib/disc/form/items'
import type { Response } from '../../lib/disc/form/responses'
import { LETTERS, type Letter, type PerLetter } from '../../lib/disc/letters'
import { rangesOf } from '../../lib/disc/model/certainty'
import { chanceOf, drawTogether } from '../../lib/disc/model/claims'
import { patternReader } from '../../lib/disc/model/fit'
import { answersFrom } from '../../lib/disc/model/product-form'
import { UNCALIBRATED_MODEL as MODEL, type Scored, scoreBy } from '../../lib/disc/model/scoring'
import { scoreTogether } from '../../lib/disc/model/together'
import { movedLetters } from '../../lib/disc/result/change'
import { averageRanges } from '../../lib/disc/team/average-range'
import { randomFrom } from '../../lib/numbers/random'
import { root } from '../../lib/runtime/checkout.mjs'

const SITTINGS = 300
const SEED = 20_261_126
const random = randomFrom(SEED)

if (spawnSync('python3', ['--version']).status !== 0) {
  console.log('  skipped, because there is no python3 here: install Python 3')
  process.exit(0)
}

type Liking = (letter: Letter, at: number) => number

/** Picks by how much each letter is liked, with noise of this size. */
function sittingBy(liking: Liking, noise: number, suggested: number, more: number): Response[] {
  return [...FORM, ...BANK.slice(0, more)].map(({ question, items }, at) => {
    const liked = items.map(
      ({ letter, keyed }) => keyed * liking(letter, at) + noise * random.normal(),
    )
    const most = items[liked.indexOf(Math.max(...liked))]?.id ?? ''
    const others = liked.map((value, option) => (items[option]?.id === most ? Infinity : value))
    const least = items[others.indexOf(Math.min(...others))]?.id ?? ''
    return { question, most, least, suggested: random.share() < suggested }
  })
}

/** One of eight kinds in turn. */
function sitting(at: number): Response[] {
  const own = LETTERS.map(() => random.normal())
  const leaning: Liking = (letter) => own[LETTERS.indexOf(letter)] as number
  const [one, other] = [at, at + 1 + random.whole(3)].map((place) => LETTERS[place % 4])
  const between: Liking = (letter, question) =>
    letter === (question % 2 ? one : other) ? 2 : letter === one || letter === other ? 1 : 0
  const kinds = [
    () => sittingBy(leaning, 1, 0, 0),
    () => sittingBy(leaning, 1, 0.3, 0),
    () => sittingBy(leaning, 1, 0, random.whole(BANK.length) + 1),
    () => sittingBy(() => 0, 1, 0, 0),
    () => sittingBy((letter) => (letter === one ? 2 : letter === other ? -2 : 0), 0.01, 0, 0),
    () => sittingBy(between, 0.01, 0, 0),
    () => sittingBy(() => 0, 1, 0.9, 0),
    () => (at % 16 === 7 ? [] : sittingBy(leaning, 1, 1, 0)),
  ]
  return (kinds[at % kinds.length] as () => Response[])()
}

const sixDecimals = (value: number) => value.toFixed(6)
const endsOf = (ranges: ReturnType<typeof rangesOf>) =>
  LETTERS.map((letter) => [ranges[letter].low, ranges[letter].high])

const inOrder = <Value>(values: PerLetter<Value>) => LETTERS.map((letter) => values[letter])
const placesOf = ({ theta }: Scored) =>
  (['value', 'error'] as const).flatMap((of) => LETTERS.map((at) => sixDecimals(theta[at][of])))
const styleOf = ({ style, styleProbability }: Scored) => [
  ...[style.code, style.primary, style.secondary],
  styleProbability,
]
const read = patternReader(MODEL.design, MODEL.prior)

/** Averages of a team, and each letter's chance to be the highest of them. */
function teamOf(people: readonly Scored[]) {
  const ranges = averageRanges(people.map((one) => ({ ...one, ranges: rangesOf(one) })))
  const draws = drawTogether(people.map((one) => ({ scores: one.scores, certainty: one })))
  const sumOf = (draw: (typeof draws)[number], letter: Letter) =>
    draw.reduce((sum, one) => sum + one[letter], 0)
  const chances = LETTERS.map((_, at) =>
    chanceOf(draws, (draw) => {
      const sums = LETTERS.map((one) => sumOf(draw, one))
      return sums.indexOf(Math.max(...sums)) === at
    }),
  )
  return [ranges && endsOf(ranges), chances]
}

function printed(responses: readonly Response[], at: number) {
  const scored = results[at] as Scored
  const after = (at + 1) % SITTINGS
  const sitting = (one: Scored) => ({ ...one, certainty: one, madeBy: 'one' })
  const moved = movedLetters(sitting(scored), sitting(results[after] as Scored))
  const both = scoreTogether([responses, sittings[after] as Response[]], MODEL)
  const answers = answersFrom(responses)
  const pattern = answers.length < FORM.length / 2 ? null : read(answers)
  const { counted, scores, intervals, primaryChances, ownChance } = scored
  return {
    counted,
    own: ownChance,
    pattern: pattern && [sixDecimals(pattern.fit), sixDecimals(pattern.gain)],
    moved: LETTERS.filter((letter) => moved.some((one) => one.letter === letter)),
    together: [inOrder(both.scores), styleOf(both), placesOf(both)],
    team: at % 4 === 0 ? teamOf(results.slice(at, at + 4)) : null,
    scores: inOrder(scores),
    ranges: endsOf(rangesOf(scored)),
    intervals: endsOf(intervals),
    chances: inOrder(primaryChances),
    style: styleOf(scored),
    places: placesOf(scored),
    correlations: scored.correlations?.map(sixDecimals),
  }
}

const sittings = Array.from({ length: SITTINGS }, (_, at) => sitting(at))
const results = sittings.map((one) => scoreBy(MODEL, one))
const questions = TETRADS.map(({ items }) =>
  items.map(({ id, letter, keyed }) => ({ id, letter, keyed })),
)
const { stdout, stderr, status } = spawnSync(
  'python3',
  [join(root, 'lab/second-scorer/scorer.py')],
  { input: JSON.stringify({ questions, sittings }), encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
)
assert.equal(status, 0, stderr)
const others: unknown[] = JSON.parse(stdout)
const ours = sittings.map(printed)
const apart = ours.flatMap((one, at) => {
  try {
    assert.deepEqual(others[at], one)
    return []
  } catch (error) {
    return [`sitting ${at}: ${(error as Error).message}`]
  }
})
const ties = ours.filter(({ scores }) => new Set(scores).size < LETTERS.length)
const ends = ours.filter(({ scores }) => scores.includes(1) || scores.includes(99))
console.log(
  `  ${SITTINGS} sittings, ${ties.length} with equal scores, ${ends.length} with a score of 1 or 99: ${apart.length} differ`,
)
if (apart.length > 0) console.error(apart.slice(0, 5).join('\n'))
process.exit(apart.length > 0 ? 1 : 0)
