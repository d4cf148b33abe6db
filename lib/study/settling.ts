/**
 * What settling the tie is worth, and what it costs: people whose lead is open after the form answer more questions of
 * the bank, the most telling first, until the lead is settled or twelve were asked. Ranges and chances are measured where
 * each person stopped, because stopping when a number looks good makes that number look too good.
 */
import { BANK, FORM } from '@/lib/disc/form/items'
import { estimate } from '@/lib/disc/model/estimate'
import { type Answer, designOf } from '@/lib/disc/model/form'
import { productForm } from '@/lib/disc/model/product-form'
import { PRIOR } from '@/lib/disc/model/scoring'
import { MOST_MORE, mostTelling, OPEN_BELOW, SETTLED_FROM } from '@/lib/disc/model/settling'
import { KIND_NAMES } from '@/lib/disc/study/table'
import { mean } from '@/lib/numbers/figures'
import { randomFrom } from '@/lib/numbers/random'
import { coverageOf, type Judged, recoveryOf } from './accuracy'
import { KINDS, type Kind } from './form-comparison'
import { byLogit, type LogitVerdict, truthOf } from './methods'
import { drawWorld } from './worlds'

const SEED = 20_261_202

/** The form, and the bank after it. */
const DESIGN = designOf(productForm([...FORM, ...BANK]))
const FORM_BLOCKS = FORM.map((_, at) => at)
const BANK_BLOCKS = BANK.map((_, at) => FORM.length + at)

/** Where somebody stands after the questions that they were asked. */
interface Standing {
  asked: number
  /** True places. */
  theta: Float64Array
  verdict: LogitVerdict
}

/** One person, who would answer every question of the form and of the bank. */
interface Taker {
  theta: Float64Array
  answers: ReadonlyMap<number, Answer>
}

function* takersIn(kind: Kind, worlds: number, people: number): Generator<Taker> {
  for (let at = 0; at < worlds; at++) {
    const seed = SEED + 1000 * KINDS.indexOf(kind) + at
    const world = drawWorld(kind, DESIGN, seed, randomFrom(seed))
    for (let person = 0; person < people; person++) {
      const { theta, sit } = world.person()
      yield { theta, answers: new Map(sit().map((answer) => [answer.block, answer])) }
    }
  }
}

const after = (taker: Taker, blocks: readonly number[]): Standing => ({
  asked: blocks.length,
  theta: taker.theta,
  verdict: byLogit(
    DESIGN,
    PRIOR,
    blocks.map((block) => taker.answers.get(block) as Answer),
  ),
})

/** Whoever is offered more questions accepts. */
function settle(taker: Taker): { before: Standing; now: Standing } {
  const blocks = [...FORM_BLOCKS]
  const before = after(taker, blocks)
  let now = before
  if (before.verdict.chance >= OPEN_BELOW) return { before, now }
  while (now.verdict.chance < SETTLED_FROM && blocks.length < FORM.length + MOST_MORE) {
    const left = BANK_BLOCKS.filter((block) => !blocks.includes(block))
    blocks.push(mostTelling(DESIGN, now.verdict.estimate, left) as number)
    now = after(taker, blocks)
  }
  return { before, now }
}

export interface SettledFigures {
  kind: string
  people: number
  /** Shares of all people. */
  offered: number
  rightBefore: number
  rightNow: number
  /** Of those who were offered more: how many questions on average, how many settled, and how many right. */
  more: number
  settled: number
  offeredRightBefore: number
  offeredRightNow: number
  /** Share of true places inside the 95 % ranges, of those who were offered more, where they stopped. */
  coverage: number
  /** The same, by the chance of the lead where they stopped. */
  bins: { from: number; to: number; people: number; stated: number; right: number }[]
}

const BIN_EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 1.01]

export function settledFigures(kind: Kind, worlds: number, people: number): SettledFigures {
  const all = [...takersIn(kind, worlds, people)].map(settle)
  const offered = all.filter(({ before }) => before.verdict.chance < OPEN_BELOW)
  const stopped = offered.map(({ now }) => now)
  return {
    kind: KIND_NAMES[kind].name,
    people: all.length,
    offered: offered.length / all.length,
    rightBefore: rightOf(all.map(({ before }) => before)),
    rightNow: rightOf(all.map(({ now }) => now)),
    more: mean(stopped.map(({ asked }) => asked - FORM.length)),
    settled: mean(stopped.map(({ verdict }) => Number(verdict.chance >= SETTLED_FROM))),
    offeredRightBefore: rightOf(offered.map(({ before }) => before)),
    offeredRightNow: rightOf(stopped),
    coverage: coverageOf(stopped.map(judged)),
    bins: BIN_EDGES.slice(0, -1).flatMap((from, at) => {
      const to = BIN_EDGES[at + 1] as number
      const some = stopped.filter(({ verdict }) => verdict.chance >= from && verdict.chance < to)
      if (some.length === 0) return []
      const stated = mean(some.map(({ verdict }) => verdict.chance))
      return [{ from, to: Math.min(1, to), people: some.length, stated, right: rightOf(some) }]
    }),
  }
}

export interface CurvePoint {
  blocks: number
  order: 'fixed' | 'adaptive'
  recovery: number
  coverage: number
  rightPrimary: number
}

/**
 * How much so many questions tell, in the study's world: in the written order, and the most telling first. Both draw on the
 * form and on the bank.
 */
export function curve(worlds: number, people: number, lengths: readonly number[]): CurvePoint[] {
  const kind = 'kind'
  const all = [...FORM_BLOCKS, ...BANK_BLOCKS]
  const longest = Math.max(...lengths)
  const takers = [...takersIn(kind, worlds, people)].map((taker) => ({
    taker,
    adaptive: adaptiveOrder(taker, all, longest),
  }))
  return lengths.flatMap((blocks) =>
    (['fixed', 'adaptive'] as const).map((order) => {
      const standings = takers.map(({ taker, adaptive }) =>
        after(taker, (order === 'fixed' ? all : adaptive).slice(0, blocks)),
      )
      return {
        ...{
          blocks,
          order,
          rightPrimary: rightOf(standings),
          coverage: coverageOf(standings.map(judged)),
        },
        recovery: recoveryOf(
          Array.from({ length: worlds }, (_, world) =>
            standings.slice(world * people, (world + 1) * people).map(judged),
          ),
        ),
      }
    }),
  )
}

function adaptiveOrder(taker: Taker, all: readonly number[], length: number): number[] {
  const order: number[] = []
  while (order.length < length) {
    const given = order.map((block) => taker.answers.get(block) as Answer)
    const left = all.filter((block) => !order.includes(block))
    const found = estimate(DESIGN, PRIOR, given)
    order.push(mostTelling(DESIGN, found, left) as number)
  }
  return order
}

const rightOf = (standings: readonly Standing[]) =>
  mean(standings.map(({ theta, verdict }) => Number(truthOf(theta).primary === verdict.primary)))

const judged = ({ theta: truth, verdict }: Standing): Judged => ({ truth, found: verdict.estimate })
