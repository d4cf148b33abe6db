import { describe, expect, it } from 'vitest'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { calibrated } from '@/lib/disc/model/calibration'
import { amongAll, FORM_DESIGN } from '@/lib/disc/model/product-form'
import { UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { answersOf } from '@/lib/disc/result/sample-answers'
import { randomFrom } from '@/lib/numbers/random'
import { calibrationOf, isCalibrationDue, problemWith } from './calibration-of'
import { answersAt } from './implied'
import { whatChanges } from './what-changes'

const design = FORM_DESIGN
const random = randomFrom(3)
const sittings = Array.from({ length: 200 }, () =>
  answersAt(
    design,
    Float64Array.from({ length: 4 }, () => random.normal()),
    random,
  ),
)

describe('row 2: a calibration', () => {
  it('refuses too few people, and what cannot be told apart', () => {
    expect(problemWith(design, sittings)).toBeNull()
    expect(problemWith(design, sittings.slice(1))).toContain('There are 199.')
    const forAll = design.blocks.map((block) => ({ ...block, keys: block.keys.map(() => 1) }))
    expect(problemWith({ ...design, blocks: forAll }, sittings)).toContain('cannot be told')
    const alike = sittings.map(([, ...rest]) => [{ block: 0, most: 0, least: 1 }, ...rest])
    expect(problemWith(design, alike)).toContain('Statement 1 of question 1')
  })

  it('is due at 200 people, at 1,000, and whenever there are twice as many', () => {
    const due = (people: number, learnedFrom: number) => isCalibrationDue(people, learnedFrom)
    expect([due(199, 0), due(200, 0), due(399, 200), due(400, 200)]).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect([due(999, 600), due(1000, 600), due(1999, 1000), due(2000, 1000)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('says what it is of, fits its form alone, and is the same for the same sittings', async () => {
    const made = { form: 'f', language: 'en', date: '2026-11-22', widening: 1.1 }
    const calibration = await calibrationOf(design, sittings, made)
    expect(calibration).toMatchObject({ ...made, people: 200, depth: 'common' })
    expect(calibration.version).toBe(`f-en-${calibration.hash.slice(0, 8)}`)
    expect(calibration.implied.coverage).toBeGreaterThan(0.93)
    expect(await calibrationOf(design, sittings, made)).toEqual(calibration)
    const { blocks } = design
    expect(() => calibrated({ ...design, blocks: blocks.slice(1) }, calibration)).toThrow(
      'another form',
    )
  }, 60_000)

  it('changes nobody where it says what was taken for granted, and counts whom it does', async () => {
    const people = [answersOf('D'), answersOf('SC')]
    const none = await whatChanges(people, UNCALIBRATED_MODEL, UNCALIBRATED_MODEL)
    expect(none).toEqual({ people: 2, otherLetter: 0, otherStyle: 0, moves: [] })
    // As if every statement of D spoke against it.
    const blocks = design.blocks.map((block) => ({
      ...block,
      keys: block.keys.map((key, at) => (block.traits[at] === 0 ? -key : key)),
    }))
    const model = amongAll({ ...UNCALIBRATED_MODEL, design: { ...design, blocks } }, FORM_VERSION)
    expect(await whatChanges(people, UNCALIBRATED_MODEL, model)).toMatchObject({
      ...{ otherLetter: 1, moves: [{ from: 'D', people: 1 }] },
    })
  })
})
