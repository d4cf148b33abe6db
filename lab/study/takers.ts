/**
 * Simulated people and statements. What makes an answer here is not the scorer's own model: every statement
 * has its own loading and its own appeal, which the scorer does not know, and the noise is normal instead
 * of Gumbel (Thurstone's model of comparison; Brown & Maydeu-Olivares 2011, Educational and Psychological
 * Measurement 71).
 */
import type { Answer, Design } from '@/lib/disc/model/form'
import { cholesky, type Matrix, shaped } from '@/lib/disc/model/linear'
import type { Random } from '@/lib/numbers/random'

/** Standardized loadings of single statements, and how far their appeal differs, in standard deviations. */
const LOADINGS = [0.45, 0.8] as const
const APPEAL = 0.5

export interface Statement {
  loading: number
  appeal: number
}

/** What the statements of a form are really like: one list per block. */
export function drawStatements(design: Design, random: Random): Statement[][] {
  const [lowest, highest] = LOADINGS
  return design.blocks.map(({ keys }) =>
    keys.map(() => ({
      loading: lowest + (highest - lowest) * random.share(),
      appeal: APPEAL * (2 * random.share() - 1),
    })),
  )
}

/** A person's true traits, from a normal distribution with this correlation matrix. */
export function drawTraits(correlation: Matrix, size: number, random: Random): Float64Array {
  const lower = cholesky(correlation, size)
  if (!lower) throw new Error('The correlation matrix is not positive definite.')
  return shaped(
    lower,
    size,
    Float64Array.from({ length: size }, () => random.normal()),
  )
}

/** One honest sitting: in each block the statement that appeals most and the one that appeals least. */
export function takeHonestly(
  design: Design,
  statements: readonly Statement[][],
  theta: Float64Array,
  random: Random,
): Answer[] {
  return design.blocks.map(({ traits, keys }, block) => {
    const liking = traits.map((trait, option) => {
      const { loading, appeal } = (statements[block] as Statement[])[option] as Statement
      const noise = Math.sqrt(1 - loading * loading) * random.normal()
      return appeal + loading * (keys[option] as number) * (theta[trait] as number) + noise
    })
    return {
      block,
      most: liking.indexOf(Math.max(...liking)),
      least: liking.indexOf(Math.min(...liking)),
    }
  })
}

/** A sitting of someone who does not read: any two different options, each pair as likely. */
export function takeBlindly(design: Design, random: Random): Answer[] {
  return design.blocks.map(({ traits }, block) => {
    const most = random.whole(traits.length)
    const other = random.whole(traits.length - 1)
    return { block, most, least: other < most ? other : other + 1 }
  })
}

/** Half of the blocks, drawn anew for each person, answered blindly. */
export function takeHalfBlindly(
  honest: readonly Answer[],
  blind: readonly Answer[],
  random: Random,
): Answer[] {
  const places = honest.map((_, place) => place)
  for (let last = places.length - 1; last > 0; last--) {
    const other = random.whole(last + 1)
    ;[places[last], places[other]] = [places[other] as number, places[last] as number]
  }
  const unread = new Set(places.slice(0, honest.length / 2))
  return honest.map((answer, place) => (unread.has(place) ? (blind[place] as Answer) : answer))
}
