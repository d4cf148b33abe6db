import { describe, expect, it } from 'vitest'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { calibrated } from '@/lib/disc/model/calibration'
import { estimate } from '@/lib/disc/model/estimate'
import type { Design } from '@/lib/disc/model/form'
import { amongAll, FORM_DESIGN } from '@/lib/disc/model/product-form'
import { SCORER_VERSION, UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { answersOf } from '@/lib/disc/result/sample-answers'
import { correlation, mean } from '@/lib/numbers/figures'
import { randomFrom } from '@/lib/numbers/random'
import {
  calibrationOf,
  inForceWith,
  isCalibrationDue,
  type Lesson,
  lessonFrom,
  problemWith,
} from './calibration-of'
import { answersAt } from './implied'
import { learn } from './learn'
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
const OWN = { isRepresentative: false }
const EVERYONE = { isRepresentative: true }
const TODAY = inForceWith([])
/** People who all lean to D, as those of one sales team may. */
const inSales = (people: number) =>
  Array.from({ length: people }, () =>
    answersAt(
      DRAWING,
      Float64Array.from({ length: 4 }, (_, letter) => random.normal() + (letter === 0 ? 1 : 0)),
      random,
    ),
  )
const lessonOf = async (...of: Parameters<typeof lessonFrom>) => (await lessonFrom(...of)) as Lesson

describe('a calibration', () => {
  it('refuses too few people, and what cannot be distinguished', () => {
    expect(problemWith(design, sittings)).toBeNull()
    expect(problemWith(design, sittings.slice(0, 50))).toBeNull()
    expect(problemWith(design, sittings.slice(0, 49))).toContain('There are 49.')
    const forAll = design.blocks.map((block) => ({ ...block, keys: block.keys.map(() => 1) }))
    expect(problemWith({ ...design, blocks: forAll }, sittings)).toContain('cannot be told')
  })

  it('is due at 50 people, at 1,000, and whenever there are twice as many', () => {
    const due = (people: number, learnedFrom: number) => isCalibrationDue(people, learnedFrom)
    expect([due(49, 0), due(50, 0), due(99, 50), due(100, 50)]).toEqual([false, true, false, true])
    expect([due(999, 600), due(1000, 600), due(1999, 1000), due(2000, 1000)]).toEqual([
      ...[false, true, false, true],
    ])
  })

  it('teaches from 60 people how statements are liked, and how much a least pick tells', async () => {
    const few = sittings.slice(0, 60)
    const { depth, learned, limits, heldOut } = await lessonOf(design, few, TODAY, OWN)
    expect(depth).toBe('common')
    const pairs = learned.design.blocks.flatMap(({ appeals = [] }, block) =>
      appeals.map((appeal, option) => [appeal, DRAWING.blocks[block]?.appeals?.[option] ?? 0]),
    )
    const [found, planted] = [0, 1].map((at) => pairs.map((pair) => pair[at] as number))
    expect(correlation(found ?? [], planted ?? [])).toBeGreaterThan(0.7)
    expect(learned.leastWeight).toBeGreaterThan(0.6)
    expect(heldOut.own).toBeGreaterThan(heldOut.before)
    expect(limits).toEqual(UNCALIBRATED_MODEL.limits)
  })

  it('leaves the letters of a copy whose people lean to one where they were, and their doubt', async () => {
    const people = inSales(100)
    const means = async (teaching: typeof OWN) => {
      const learned = await learn(design, people, { ...teaching, depth: 'common' })
      const found = people.map((answers) => estimate(learned.design, learned.prior, answers))
      return { lead: mean(found.map(({ theta }) => theta[0] as number)), doubt: found[0]?.doubt[0] }
    }
    const before = mean(people.map((one) => estimate(design, TODAY.prior, one).theta[0] as number))
    const [own, everyone] = [await means(OWN), await means(EVERYONE)]
    expect(Math.abs(own.lead - before)).toBeLessThan(0.2)
    expect(before - everyone.lead).toBeGreaterThan(0.5)
    expect(own.doubt).toBeGreaterThan(0.03)
    expect(everyone.doubt).toBe(0)
  }, 60_000)

  it('has each letter’s mean, for and against it, where the form as shipped has it', async () => {
    const learned = await learn(design, inSales(60), { ...OWN, depth: 'common' })
    const sums = new Map<string, number>()
    for (const { traits, keys, appeals = [] } of learned.design.blocks) {
      for (const [option, appeal] of appeals.entries()) {
        const cell = `${traits[option]} ${keys[option]}`
        sums.set(cell, (sums.get(cell) ?? 0) + appeal)
      }
    }
    expect(sums.size).toBe(8)
    for (const sum of sums.values()) expect(sum).toBeCloseTo(0, 9)
  })

  it('is refused with both figures where it predicts held-out answers worse than what is in force', async () => {
    // As if every statement were known already.
    const inForce = { ...TODAY, design: DRAWING }
    const people = sittings.slice(0, 60)
    const refused = await lessonFrom(design, people, inForce, OWN)
    expect(refused).toMatch(/worse: .* -2\.\d+ each by it, and -[12]\.\d+ by what is in force/)
    const known = { ...inForce, people: 60 }
    expect(await lessonFrom(design, people, known, OWN)).toContain('No sittings')
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
      return (await lessonOf(design, people, TODAY, EVERYONE)).depth
    }
    expect(await depthIn((block, option) => slopes[block]?.[option] as number)).toBe('each')
    expect(await depthIn(() => 0.8)).toBe('common')
  })

  it('says what it is of, fits its form alone, and is the same for the same sittings', {
    tags: ['prove'],
    timeout: 60_000,
  }, async () => {
    const made = { form: 'f', language: 'en', date: '2026-11-22', ...OWN }
    const calibrate = async (people: typeof sittings) =>
      calibrationOf(design, people, await lessonOf(design, people, TODAY, OWN), made)
    const calibration = await calibrate(sittings)
    expect(calibration).toMatchObject({
      ...{ form: 'f', language: 'en', date: made.date, people: 200, depth: 'common' },
      ...{ scorer: SCORER_VERSION, keepsLetters: true, widening: 1 },
    })
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
    expect(none).toMatchObject({ people: 2, otherLetter: 0, otherStyle: 0, moves: [] })
    expect(none.means.after).toEqual(none.means.before)
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
