import { describe, expect, it } from 'vitest'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { calibrated } from '@/lib/disc/model/calibration'
import type { Design } from '@/lib/disc/model/form'
import { amongAll, FORM_DESIGN } from '@/lib/disc/model/product-form'
import { UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { answersOf } from '@/lib/disc/result/sample-answers'
import { randomFrom } from '@/lib/numbers/random'
import {
  calibrationOf,
  inForceToday,
  isCalibrationDue,
  type Lesson,
  lessonFrom,
  problemWith,
} from './calibration-of'
import { answersAt } from './implied'
import { whatChanges } from './what-changes'

const design = FORM_DESIGN
const random = randomFrom(3)
const sittingsIn = (world: Design, people: number) =>
  Array.from({ length: people }, () =>
    answersAt(
      world,
      Float64Array.from({ length: 4 }, () => random.normal()),
      random,
    ),
  )
/** Every statement draws its readers by itself. */
const DRAWING: Design = {
  ...design,
  blocks: design.blocks.map((block) => ({
    ...block,
    appeals: block.keys.map(() => random.normal()),
  })),
}
const sittings = sittingsIn(DRAWING, 200)
/** What speaks for D, and against it, draws everyone. */
const D_LIKED: Design = {
  ...design,
  blocks: design.blocks.map((block) => ({
    ...block,
    appeals: block.traits.map((trait) => (trait === 0 ? 0.8 : 0)),
    leastWeight: 0.5,
  })),
}
const lessonOf = async (...of: Parameters<typeof lessonFrom>) => (await lessonFrom(...of)) as Lesson

describe('a calibration', () => {
  it('refuses too few people, and what cannot be distinguished', () => {
    expect(problemWith(design, sittings)).toBeNull()
    expect(problemWith(design, sittings.slice(0, 50))).toBeNull()
    expect(problemWith(design, sittings.slice(0, 49))).toContain('There are 49.')
    const forAll = design.blocks.map((block) => ({ ...block, keys: block.keys.map(() => 1) }))
    expect(problemWith({ ...design, blocks: forAll }, sittings)).toContain('cannot be told')
    const alike = sittings.map(([, ...rest]) => [{ block: 0, most: 0, least: 1 }, ...rest])
    expect(problemWith(design, alike)).toContain('Statement 1 of question 1')
  })

  it('is due at 50 people, at 200, at 1,000, and whenever there are twice as many', () => {
    const due = (people: number, learnedFrom: number) => isCalibrationDue(people, learnedFrom)
    expect([due(49, 0), due(50, 0), due(99, 50), due(100, 50)]).toEqual([false, true, false, true])
    expect([due(199, 120), due(200, 120), due(399, 200), due(400, 200)]).toEqual([
      ...[false, true, false, true],
    ])
    expect([due(999, 600), due(1000, 600), due(1999, 1000), due(2000, 1000)]).toEqual([
      ...[false, true, false, true],
    ])
  })

  it('learns from 60 people how well each letter is liked, and how much a least pick tells', async () => {
    const { depth, learned, limits, heldOut } = await lessonOf(
      design,
      sittingsIn(D_LIKED, 60),
      inForceToday(),
    )
    expect(depth).toBe('letters')
    const [block] = learned.design.blocks
    const liked = (trait: number) => block?.appeals?.[block.traits.indexOf(trait)] as number
    for (const other of [1, 2, 3]) expect(liked(0) - liked(other)).toBeGreaterThan(0.4)
    expect(learned.leastWeight).toBeLessThan(0.68)
    expect(learned.leastWeight).toBeGreaterThan(0.4)
    expect(heldOut.own).toBeGreaterThan(heldOut.before)
    expect(limits).toEqual(UNCALIBRATED_MODEL.limits)
  })

  it('is refused with both figures where it predicts held-out answers worse than what is in force', async () => {
    // As if every statement were known already.
    const inForce = { ...inForceToday(), design: DRAWING }
    const people = sittings.slice(0, 60)
    const refused = await lessonFrom(design, people, inForce)
    expect(refused).toMatch(/worse: .* -2\.\d+ each by it, and -[12]\.\d+ by what is in force/)
    const known = { ...inForce, people: 60 }
    expect(await lessonFrom(design, people, known)).toContain('No sittings')
  })

  it('has a slope for each statement only where that predicts better', {
    tags: ['prove'],
    timeout: 240_000,
  }, async () => {
    const slopes = design.blocks.map(({ keys }) => keys.map(() => 0.3 + random.share()))
    const depthIn = async (slopeOf: (block: number, option: number) => number) => {
      const blocks = DRAWING.blocks.map((block, at) => ({
        ...block,
        slopes: block.keys.map((_, option) => slopeOf(at, option)),
      }))
      const people = sittingsIn({ ...design, blocks }, 1000)
      return (await lessonOf(design, people, inForceToday())).depth
    }
    expect(await depthIn((block, option) => slopes[block]?.[option] as number)).toBe('each')
    expect(await depthIn(() => 0.8)).toBe('common')
  })

  it('says what it is of, fits its form alone, and is the same for the same sittings', {
    tags: ['prove'],
    timeout: 60_000,
  }, async () => {
    const made = { form: 'f', language: 'en', date: '2026-11-22', widening: 1.1 }
    const calibrate = async (people: typeof sittings) =>
      calibrationOf(design, people, await lessonOf(design, people, inForceToday()), made)
    const calibration = await calibrate(sittings)
    expect(calibration).toMatchObject({ ...made, people: 200, depth: 'common', scorer: 'logit-5' })
    expect(calibration.version).toBe(`f-en-${calibration.hash.slice(0, 8)}`)
    expect(calibration.implied.coverage).toBeGreaterThan(0.93)
    const few = sittings.slice(0, 60)
    expect(await calibrate(few)).toEqual(await calibrate(few))
    const { blocks } = design
    expect(() => calibrated({ ...design, blocks: blocks.slice(1) }, calibration)).toThrow(
      'another form',
    )
  })

  it('changes no one where it says what was taken for granted, and counts whom it does', async () => {
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
      otherLetter: 1,
      moves: [{ from: 'D', people: 1 }],
    })
  })
})
