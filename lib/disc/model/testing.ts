/** A small, uneven form for tests of the model. */
import fc from 'fast-check'
import { priorOf } from './estimate'
import type { Answer, Design } from './form'

/** Three to five options a block; some blocks hold a trait twice. */
export const DESIGN: Design = {
  traitCount: 3,
  blocks: [
    { traits: [0, 1, 2], keys: [1, 1, 1] },
    { traits: [0, 1, 2, 0], keys: [-1, 1, 1, 1] },
    { traits: [2, 1, 0, 1, 2], keys: [1, -1, 1, 1, -1] },
    { traits: [1, 2, 0], keys: [1, 1, -1] },
  ],
}
export const PRIOR = priorOf(Float64Array.from([1, 0.3, -0.2, 0.3, 1, 0, -0.2, 0, 1]), 3)

export const anyTheta = fc
  .array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 3, maxLength: 3 })
  .map((values) => Float64Array.from(values))

export const anyAnswers: fc.Arbitrary<Answer[]> = fc.tuple(
  ...DESIGN.blocks.map(({ traits }, block) =>
    fc
      .shuffledSubarray([...traits.keys()], { minLength: 2, maxLength: 2 })
      .map(([most = 0, least = 0]) => ({ block, most, least })),
  ),
)

/** The first option most and the second least, everywhere. */
export const ALL: Answer[] = DESIGN.blocks.map((_, block) => ({ block, most: 0, least: 1 }))
