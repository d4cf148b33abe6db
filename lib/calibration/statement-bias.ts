/**
 * Does a statement mean the same to two groups of people? For each statement, how much more or less the one group picks
 * it than the model expects of people with their places, less the same of the other group, in standard errors (a score
 * test for differential item functioning; Glas 1998, Statistica Sinica 8).
 */
import { estimate } from '@/lib/disc/model/estimate'
import type { Answer, Block } from '@/lib/disc/model/form'
import type { Model } from '@/lib/disc/model/model'
import { expectedPicks } from '@/lib/disc/model/picks'

type Sittings = readonly (readonly Answer[])[]

/** By block and option. Without bias, 95 of 100 lie within ±1.96. */
export function statementBias(
  { design, prior }: Pick<Model, 'design' | 'prior'>,
  one: Sittings,
  other: Sittings,
): number[][] {
  const [a, b] = [one, other].map((sittings) => {
    const sums = design.blocks.map(({ keys }) => keys.map(() => ({ n: 0, sum: 0, squares: 0 })))
    for (const answers of sittings) {
      const { theta } = estimate(design, prior, answers)
      for (const { block, most, least } of answers) {
        const moments = expectedPicks(design.blocks[block] as Block, theta)
        for (const [option, { mean }] of moments.entries()) {
          const pick = option === most ? 1 : option === least ? -1 : 0
          const sum = sums[block]?.[option]
          if (!sum) continue
          sum.n++
          sum.sum += pick - mean
          sum.squares += (pick - mean) ** 2
        }
      }
    }
    return sums
  })
  return design.blocks.map(({ keys }, block) =>
    keys.map((_, option) => {
      const [left, right] = [a?.[block]?.[option], b?.[block]?.[option]]
      if (!left?.n || !right?.n) return 0
      const error = Math.sqrt(varianceOfMean(left) + varianceOfMean(right))
      return error > 0 ? (left.sum / left.n - right.sum / right.n) / error : 0
    }),
  )
}

function varianceOfMean({ n, sum, squares }: { n: number; sum: number; squares: number }): number {
  return (squares / n - (sum / n) ** 2) / n
}
