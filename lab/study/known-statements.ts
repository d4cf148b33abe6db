/** What blind answers would look like to a scorer that knew every statement: the most that fit could ever catch. */
import type { Answer, Block, Design } from '@/lib/disc/model/form'
import type { Statement } from './takers'

/** The logarithm of the probability of these answers for a person from the prior, the mean over `people`. */
export function knownEvidence(
  design: Design,
  statements: readonly Statement[][],
  people: readonly Float64Array[],
  answers: readonly Answer[],
): number {
  const logs = people.map((theta) => {
    let sum = 0
    for (const { block, most, least } of answers) {
      const { traits, keys } = design.blocks[block] as Block
      const pulls = traits.map((trait, option) => {
        const { loading, appeal } = (statements[block] as Statement[])[option] as Statement
        const scale = Math.sqrt((6 * (1 - loading * loading)) / Math.PI ** 2)
        return (appeal + loading * (keys[option] as number) * (theta[trait] as number)) / scale
      })
      const rest = pulls.filter((_, option) => option !== most).map((pull) => Math.exp(-pull))
      sum += (pulls[most] as number) - Math.log(sumOf(pulls.map(Math.exp)))
      sum -= (pulls[least] as number) + Math.log(sumOf(rest))
    }
    return sum
  })
  const top = Math.max(...logs)
  return top + Math.log(sumOf(logs.map((log) => Math.exp(log - top))) / logs.length)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
