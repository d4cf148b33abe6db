/** What the model expects of each option of a block: picked as most counts 1, as least −1, else 0. */
import type { Block } from './form'
import { forEachAnswer } from './likelihood'

interface PickMoments {
  /** −1 to 1. */
  mean: number
  variance: number
}

/** For a person at these places, option by option. */
export function expectedPicks(block: Block, theta: ArrayLike<number>): PickMoments[] {
  const chances = block.traits.map(() => ({ most: 0, least: 0 }))
  forEachAnswer(block, theta, ({ most, least }, chance) => {
    ;(chances[most] as { most: number }).most += chance
    ;(chances[least] as { least: number }).least += chance
  })
  return chances.map(({ most, least }) => {
    const mean = most - least
    return { mean, variance: most + least - mean * mean }
  })
}
