import { describe, expect, it } from 'vitest'
import type { Model } from '@/lib/disc/model/model'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { randomFrom } from '@/lib/numbers/random'
import { answersAt } from './implied'
import { statementBias } from './statement-bias'

const design = FORM_DESIGN
const random = randomFrom(9)
/** The first statement of every fourth block draws the second group more, by so much on the logit's scale. */
const PLANTED = 0.6
const isBiased = (block: number) => block % 4 === 0
const TO_OTHERS = {
  ...design,
  blocks: design.blocks.map((block, at) => ({
    ...block,
    appeals: [isBiased(at) ? PLANTED : 0, 0, 0, 0],
  })),
}

const group = (form: Model['design']) =>
  Array.from({ length: 500 }, () =>
    answersAt(
      form,
      Float64Array.from({ length: 4 }, () => random.normal()),
      random,
    ),
  )

describe('statements that mean something else to another group', () => {
  it('are found in at least 90 %, at 5 % false alarms', {
    tags: ['prove'],
    timeout: 30_000,
  }, () => {
    const bias = statementBias({ ...UNCALIBRATED_MODEL, design }, group(design), group(TO_OTHERS))
    const share = (zs: number[]) => zs.filter((z) => Math.abs(z) > 1.96).length / zs.length
    expect(
      share(bias.flatMap((zs, at) => (isBiased(at) ? zs.slice(0, 1) : []))),
    ).toBeGreaterThanOrEqual(0.9)
    const same = statementBias(
      { ...UNCALIBRATED_MODEL, design },
      group(design),
      group(design),
    ).flat()
    expect(share(same)).toBeLessThan(0.1)
  })
})
