/**
 * How much each option draws its readers (its intercept, as choice models call it), learned from how often
 * people picked it.
 *
 * An appeal is added to the option's pull (`likelihood.ts`). It is found by the method of moments: with it,
 * people from the prior pick the option, as most less as least, as often as people did. A normal prior holds
 * it at 0 until answers say otherwise, and weighs less the more there are.
 */
import type { Prior } from './estimate'
import type { Answer, Block, Design } from './form'
import { LOADING, slopeOf } from './likelihood'
import { shaped } from './linear'
import { expectedPicks } from './picks'
import { normalPoints } from './points'

/** One way to answer a block, and how many gave that answer. */
export interface AnswerCount extends Answer {
  people: number
}

/** How far appeals differ before any answer, as what is liked varies by 1: evenly within ±.5, as in the study (`takers.ts`). */
const SPREAD = 0.5
/** The variance of that on the logit's scale. */
const VARIANCE = (SPREAD ** 2 / 3) * (slopeOf(LOADING) / LOADING) ** 2
const PEOPLE = 64
/** Expected picks grow by at most this with an appeal, ½ for each of the two choices; a step by it never overshoots. */
const STEEPEST = 1
const MAX_STEPS = 200
const FLAT = 1e-4

/** The design with what these answers say of its options' appeal; without answers, the design as it was. */
export function withAppeals(design: Design, prior: Prior, counts: readonly AnswerCount[]): Design {
  const people = normalPoints(PEOPLE, design.traitCount).map((point) =>
    shaped(prior.lower, design.traitCount, point),
  )
  const blocks = design.blocks.map((block, at) => {
    const given = counts.filter((count) => count.block === at)
    return given.length > 0 ? { ...block, appeals: appealsOf(block, people, given) } : block
  })
  return { ...design, blocks }
}

function appealsOf(
  block: Block,
  people: readonly Float64Array[],
  given: readonly AnswerCount[],
): number[] {
  const answers = given.reduce((sum, { people }) => sum + people, 0)
  const picks = netPicks(block, given)
  let appeals = block.traits.map(() => 0)
  for (let step = 0; step < MAX_STEPS; step++) {
    const expected = meanPicks({ ...block, appeals }, people)
    const moves = appeals.map(
      (appeal, option) =>
        ((picks[option] as number) - answers * (expected[option] as number) - appeal / VARIANCE) /
        (answers * STEEPEST + 1 / VARIANCE),
    )
    appeals = appeals.map((appeal, option) => appeal + (moves[option] as number))
    if (moves.every((move) => Math.abs(move) < FLAT)) break
  }
  return appeals
}

function netPicks({ traits }: Block, given: readonly AnswerCount[]): number[] {
  return traits.map((_, option) =>
    given.reduce((sum, { most, least, people }) => {
      if (option === most) return sum + people
      return option === least ? sum - people : sum
    }, 0),
  )
}

/** The mean over people of what is expected of each option. */
function meanPicks(block: Block, people: readonly Float64Array[]): number[] {
  const sums = block.traits.map(() => 0)
  for (const theta of people) {
    for (const [option, { mean }] of expectedPicks(block, theta).entries()) {
      sums[option] = (sums[option] as number) + mean / people.length
    }
  }
  return sums
}
