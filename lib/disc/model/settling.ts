/**
 * Settling the tie: more questions for people whose lead is open, one at a time, the most telling first.
 *
 * What a question is worth is how sure the lead is expected to be after it. People who could have given the answers so
 * far are drawn from the estimate's normal approximation (`posterior.ts`). Each weighs in by the chance that they would
 * give an answer, so that the chance of letter l to lead, and of answer a, is the mean of P(a | θ) over those draws in
 * which l leads. After the answer, the letter with the largest of these would be said to lead:
 *
 *   worth = Σₐ maxₗ E[P(a | θ) · 1(l leads in θ)]
 *
 * This is the expected value of sample information for a choice among the letters (Raiffa & Schlaifer 1961, Applied
 * Statistical Decision Theory). It needs no second estimate, and is never below the chance of the lead as it is now.
 */
import { MOST_FURTHER } from '../form/choices'
import { TETRADS } from '../form/items'
import { formOfResponses, type Response } from '../form/responses'
import { LETTERS } from '../letters'
import type { Certainty } from './certainty'
import { type Estimate, estimate } from './estimate'
import type { Block, Design } from './form'
import { forEachAnswer } from './likelihood'
import type { Model } from './model'
import { normalPoints } from './points'
import { forEachDraw } from './posterior'
import { answersFrom } from './product-form'
import { MODEL } from './scoring'

/** Below this chance of the lead, more questions are offered. All chances here are those that more answers can change (`settlable`). */
export const OPEN_BELOW = 0.8
/** From this chance on, the tie is settled. */
export const SETTLED_FROM = 0.85
/** At most so many are asked. */
export const MOST_MORE = MOST_FURTHER

/** Enough to rank questions: the same points for every question, so that their noise is the same. */
const DRAWS = normalPoints(64, LETTERS.length)

/** After so many, they end where the rest could hardly settle the lead. */
const FEWEST_MORE = 6
/**
 * As much as one more question raises the chance of a lead that gets settled. Ending where the questions that are left
 * fall short of that loses none of those that would have been settled, and asks the others four questions fewer
 * (docs/study-settling.md).
 */
const GAIN_OF_ONE = 0.04

/**
 * The chance of the lead by the doubt of a person's own answers. How well each letter is liked is the same for everyone
 * and stays in doubt, whatever else they answer. Results that were scored before it was kept have the stated chance alone.
 */
export const settlable = ({ ownChance, primaryProbability }: Chances) =>
  ownChance ?? primaryProbability

export type Chances = Pick<Certainty, 'ownChance' | 'primaryProbability'>

/** Whether a person whose lead has this chance after so many further answers is asked more. */
export function isOpen(chance: number, more: number): boolean {
  if (more === 0) return chance < OPEN_BELOW
  const left = MOST_MORE - more
  if (more >= FEWEST_MORE && chance < SETTLED_FROM - GAIN_OF_ONE * left) return false
  return chance < SETTLED_FROM && left > 0
}

/**
 * The questions of the form’s bank that are left, by their numbers, the most telling first; none when the lead is settled, could
 * hardly be, or twelve were asked. `chance` is that of the lead by all these responses, those to the bank included, and
 * `model` what found it.
 */
export function leftToSettle(
  responses: readonly Response[],
  chance: number,
  model: Model = MODEL,
): number[] {
  const asked = new Set(responses.map(({ question }) => question))
  const { bank } = formOfResponses(responses)
  const left = bank.filter(({ question }) => !asked.has(question))
  const more = bank.length - left.length
  if (!isOpen(chance, more)) return []
  const found = estimate(model.design, model.prior, answersFrom(responses))
  const numbers = new Map(left.map((tetrad) => [TETRADS.indexOf(tetrad), tetrad.question]))
  return byWorth(model.design, found, [...numbers.keys()]).map(
    (block) => numbers.get(block) as number,
  )
}

/** Of these blocks of a design, the one after which the lead is expected to be surest; the first of equals, null of none. */
export function mostTelling(
  design: Design,
  found: Pick<Estimate, 'theta' | 'covariance'>,
  blocks: readonly number[],
): number | null {
  return byWorth(design, found, blocks)[0] ?? null
}

/** These blocks, the most telling first; equals as they came. */
function byWorth(
  design: Design,
  found: Pick<Estimate, 'theta' | 'covariance'>,
  blocks: readonly number[],
): number[] {
  const people: Float64Array[] = []
  forEachDraw(found, DRAWS, (draw) => people.push(Float64Array.from(draw)))
  return blocks
    .map((block) => ({ block, worth: worthOf(design.blocks[block] as Block, people) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ block }) => block)
}

/** The chance that the lead is expected to have after an answer to this block, 0 to 1. */
export function worthOf(block: Block, people: readonly Float64Array[]): number {
  const size = block.traits.length
  const traits = people[0]?.length ?? 0
  // By answer, then by who leads.
  const sums = new Float64Array(size * size * traits)
  for (const theta of people) {
    const leader = leaderOf(theta)
    forEachAnswer(block, theta, ({ most, least }, chance) => {
      const at = (most * size + least) * traits + leader
      sums[at] = (sums[at] as number) + chance
    })
  }
  let worth = 0
  for (let answer = 0; answer < sums.length; answer += traits) {
    worth += Math.max(...sums.subarray(answer, answer + traits))
  }
  return worth / people.length
}

function leaderOf(theta: Float64Array): number {
  let leader = 0
  for (let trait = 1; trait < theta.length; trait++) {
    if ((theta[trait] as number) > (theta[leader] as number)) leader = trait
  }
  return leader
}
