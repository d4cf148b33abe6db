/**
 * What settling the tie is worth, and what it costs: people whose lead is open after the form answer more questions of
 * the bank, the most telling first, until the lead is settled or twelve were asked. Ranges and chances are measured where
 * each person stopped, because stopping when a number looks good makes that number look too good.
 */

import type { SettledFigures } from '@/lib/copy/study/figures'
import { BANK, FORM } from '@/lib/disc/form/items'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { estimate } from '@/lib/disc/model/estimate'
import { type Answer, designOf } from '@/lib/disc/model/form'
import { productForm } from '@/lib/disc/model/product-form'
import { ownChanceOf, PRIOR } from '@/lib/disc/model/scoring'
import { isOpen, mostTelling, OPEN_BELOW, SETTLED_FROM } from '@/lib/disc/model/settling'
import { STYLE_CODES, type StyleCode } from '@/lib/disc/styles'
import { mean, rounded } from '@/lib/numbers/figures'
import { randomFrom } from '@/lib/numbers/random'
import { coverageOf, type Judged, recoveryOf } from './accuracy'
import { KINDS, type Kind } from './form-comparison'
import { byLogit, type LogitVerdict, truthOf } from './methods'
import type { Columns } from './world'
import { drawWorld } from './worlds'

const SEED = 20_261_202
/** People of a world who are asked to settle. */
const SETTLING_IN_WORLD = 100

/** The people of one world, settling. */
export interface SettlingTask {
  what: 'settling'
  kind: Kind
  people: number
  seed: number
}

/** So many people of each kind of world. */
export function settlingTasks(people: number): SettlingTask[] {
  return KINDS.flatMap((kind) =>
    seedsOf(kind, Math.ceil(people / SETTLING_IN_WORLD)).map((seed) => ({
      what: 'settling' as const,
      kind,
      people: Math.min(people, SETTLING_IN_WORLD),
      seed,
    })),
  )
}

const seedsOf = (kind: Kind, worlds: number) =>
  Array.from({ length: worlds }, (_, at) => SEED + 1000 * KINDS.indexOf(kind) + at)

/** The form, and the bank after it. */
const DESIGN = designOf(productForm([...FORM, ...BANK]))
const FORM_BLOCKS = FORM.map((_, at) => at)
const BANK_BLOCKS = BANK.map((_, at) => FORM.length + at)

/** Where a person stands after the questions that they were asked. */
interface Standing {
  asked: number
  /** The chance of the lead that more answers can change. */
  own: number
  /** True places. */
  theta: Float64Array
  verdict: LogitVerdict
}

/** One person, who would answer every question of the form and of the bank. */
interface Taker {
  theta: Float64Array
  answers: ReadonlyMap<number, Answer>
}

function takersIn(kind: Kind, seed: number, people: number): Taker[] {
  const world = drawWorld(kind, DESIGN, seed, randomFrom(seed))
  return Array.from({ length: people }, () => {
    const { theta, sit } = world.person()
    return { theta, answers: new Map(sit().map((answer) => [answer.block, answer])) }
  })
}

function after(taker: Taker, blocks: readonly number[]): Standing {
  const answers = blocks.map((block) => taker.answers.get(block) as Answer)
  const verdict = byLogit(DESIGN, PRIOR, answers)
  const own = ownChanceOf(verdict.estimate, LETTERS[verdict.primary] as Letter) ?? verdict.chance
  return { asked: blocks.length, own, theta: taker.theta, verdict }
}

/** Everyone who is offered more questions accepts. */
function settle(taker: Taker): { before: Standing; now: Standing } {
  const blocks = [...FORM_BLOCKS]
  const before = after(taker, blocks)
  let now = before
  if (before.own >= OPEN_BELOW) return { before, now }
  while (isOpen(now.own, blocks.length - FORM.length)) {
    const left = BANK_BLOCKS.filter((block) => !blocks.includes(block))
    blocks.push(mostTelling(DESIGN, now.verdict.estimate, left) as number)
    now = after(taker, blocks)
  }
  return { before, now }
}

const nameOf = ({ verdict }: Standing) => STYLE_CODES[verdict.style] as StyleCode

const BIN_EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 1.01]

/** One number per person and name. The same task gives the same columns. */
export function runSettling({ kind, people, seed }: SettlingTask): Columns {
  const columns: Columns = {}
  for (const { before, now } of takersIn(kind, seed, people).map(settle)) {
    const person = {
      offered: Number(before.own < OPEN_BELOW),
      rightBefore: Number(isRight(before)),
      rightNow: Number(isRight(now)),
      more: now.asked - before.asked,
      stated: now.verdict.chance,
      settled: Number(now.own >= SETTLED_FROM),
      covered: coverageOf([judged(now)]),
      strayed: Number(!nameOf(before).includes(nameOf(now).charAt(0))),
    }
    for (const [name, value] of Object.entries(person)) {
      columns[name] ??= []
      columns[name].push(value)
    }
  }
  return columns
}

/** Sums up what `runSettling` found of all people of a kind. */
export function settledFigures(kind: Kind, columns: Columns): SettledFigures {
  const all = (name: string) => columns[name] ?? []
  const stopped = all('offered').flatMap((offered, at) => (offered ? [at] : []))
  const of = (name: string, people: readonly number[]) =>
    rounded(mean(people.map((at) => all(name)[at] as number)))
  const stated = (at: number) => all('stated')[at] as number
  return {
    kind,
    people: all('offered').length,
    offered: rounded(mean(all('offered'))),
    rightBefore: rounded(mean(all('rightBefore'))),
    rightNow: rounded(mean(all('rightNow'))),
    more: of('more', stopped),
    settled: of('settled', stopped),
    offeredRightBefore: of('rightBefore', stopped),
    offeredRightNow: of('rightNow', stopped),
    coverage: of('covered', stopped),
    bins: BIN_EDGES.slice(0, -1).flatMap((from, bin) => {
      const to = BIN_EDGES[bin + 1] as number
      const some = stopped.filter((at) => stated(at) >= from && stated(at) < to)
      if (some.length === 0) return []
      const found = { stated: rounded(mean(some.map(stated))), right: of('rightNow', some) }
      return [{ from, to: Math.min(1, to), people: some.length, ...found }]
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
  const takers = seedsOf(kind, worlds)
    .flatMap((seed) => takersIn(kind, seed, people))
    .map((taker) => ({ taker, adaptive: adaptiveOrder(taker, all, longest) }))
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

const isRight = ({ theta, verdict }: Standing) => truthOf(theta).primary === verdict.primary
const rightOf = (standings: readonly Standing[]) =>
  mean(standings.map((one) => Number(isRight(one))))

const judged = ({ theta: truth, verdict }: Standing): Judged => ({ truth, found: verdict.estimate })
