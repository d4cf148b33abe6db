/**
 * Whether each statement is picked as the model expects, given where people lie.
 *
 * A pick counts 1 as most, −1 as least, 0 as neither. Over all people, the squared differences from what the
 * model expects are divided by the variance it expects: the information-weighted mean square (infit) of
 * Wright & Masters (1982, Rating Scale Analysis). About 1: as expected, a little below because the places come
 * from the same answers. Clearly above: picked for other reasons than its letter. Clearly below: says what the
 * others have said already.
 */

import { TETRADS } from '../form/items'
import type { Block } from './form'
import { expectedPicks } from './picks'
import { MODEL } from './scoring'
import type { Sitting } from './sittings'

export interface ItemFits {
  /** Counts one person whose places are known, or with −1 takes them out again. */
  count: (sitting: Sitting, by: 1 | -1) => void
  /** By item id; null where no answer was counted. */
  fitOf: (id: string) => number | null
}

/** Below, a variance is what rounding has left. */
const NOTHING = 1e-9

export function itemFits(): ItemFits {
  const sums = new Map(
    TETRADS.flatMap(({ items }) => items.map(({ id }) => [id, { squares: 0, expected: 0 }])),
  )
  return {
    count: ({ answers, places }, by) => {
      for (const answer of places ? answers : []) {
        const moments = expectedPicks(MODEL.design.blocks[answer.block] as Block, places ?? [])
        for (const [option, { mean, variance }] of moments.entries()) {
          const sum = sums.get(TETRADS[answer.block]?.items[option]?.id ?? '')
          const pick = option === answer.most ? 1 : option === answer.least ? -1 : 0
          if (!sum) continue
          sum.squares += by * (pick - mean) ** 2
          sum.expected += by * variance
        }
      }
    },
    fitOf: (id) => {
      const sum = sums.get(id)
      return sum && sum.expected > NOTHING ? sum.squares / sum.expected : null
    },
  }
}
