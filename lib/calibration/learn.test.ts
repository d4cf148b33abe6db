import { describe, expect, it } from 'vitest'
import { drawTraits, takeBlindly } from '@/lab/study/takers'
import type { Design } from '@/lib/disc/model/form'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { sumOf } from '@/lib/numbers/figures'
import { randomFrom } from '@/lib/numbers/random'
import { answersAt } from './implied'
import { learn } from './learn'

const FORM = FORM_DESIGN
const SIZE = FORM.traitCount
const CORRELATION = Float64Array.from([1, 0, -0.5, 0, 0, 1, 0, -0.4, -0.5, 0, 1, 0, 0, -0.4, 0, 1])
const random = randomFrom(5)

/** The statements as they really are: slopes .4 to 1.4, appeals with a standard deviation of .5. */
const PLANTED: Design = {
  ...FORM,
  blocks: FORM.blocks.map((block) => ({
    ...block,
    slopes: block.keys.map(() => 0.4 + random.share()),
    appeals: block.keys.map(() => 0.5 * random.normal()),
  })),
}
const sitting = () => answersAt(PLANTED, drawTraits(CORRELATION, SIZE, random), random)
const sittings = (people: number, blind = 0) =>
  Array.from({ length: people }, (_, at) =>
    at < people * blind ? takeBlindly(FORM, random) : sitting(),
  )

/** Root mean squared errors; appeals by their distance from their block's mean, which is all that choices show. */
function errorsOf({ blocks }: Design) {
  const squares = { slope: 0, appeal: 0 }
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
  for (const [at, { slopes = [], appeals = [] }] of blocks.entries()) {
    const { slopes: trueSlopes = [], appeals: trueAppeals = [] } = PLANTED.blocks[at] ?? {}
    for (const [option, slope] of slopes.entries()) {
      const appeal = (appeals[option] as number) - mean(appeals)
      squares.slope += (slope - (trueSlopes[option] as number)) ** 2
      squares.appeal += (appeal - (trueAppeals[option] as number) + mean(trueAppeals)) ** 2
    }
  }
  const count = blocks.length * 4
  return { slope: Math.sqrt(squares.slope / count), appeal: Math.sqrt(squares.appeal / count) }
}

describe('a calibration', () => {
  it('finds planted slopes, appeals and correlations from 1,000 sittings', {
    tags: ['prove'],
    timeout: 60_000,
  }, async () => {
    const { design, correlation } = await learn(FORM, sittings(1000), {
      depth: 'each',
      isRepresentative: true,
    })
    const { slope, appeal } = errorsOf(design)
    expect(slope).toBeLessThan(0.085)
    expect(appeal).toBeLessThan(0.08)
    for (const [place, value] of correlation.entries()) {
      expect(Math.abs(value - (CORRELATION[place] as number))).toBeLessThan(0.12)
    }
  })

  it('finds appeals and one slope from 200, and knows which sittings were hardly read', async () => {
    const { design, weights } = await learn(FORM, sittings(200, 0.1), {
      depth: 'common',
      isRepresentative: true,
    })
    expect(errorsOf(design).appeal).toBeLessThan(0.16)
    expect(new Set(design.blocks.flatMap(({ slopes }) => slopes)).size).toBe(1)
    expect(Math.abs((design.blocks[0]?.slopes?.[0] ?? 0) - 0.9)).toBeLessThan(0.15)
    expect(Math.abs(sumOf(weights) - 180)).toBeLessThan(8)
  }, 60_000)
})
