import { describe, expect, it } from 'vitest'
import { FORM } from '../form/items'
import type { Response } from '../form/responses'
import { LETTERS, perLetter } from '../letters'
import type { Block } from './form'
import { itemFits } from './item-fit'
import { itemStats } from './item-stats'
import { probability } from './likelihood'
import { normalPoints } from './points'
import { answersFrom } from './product-form'
import { MODEL } from './scoring'
import { sittingOf } from './sittings'

const ALL = FORM.flatMap(({ items }) => items.map(({ id }) => id))
const PEOPLE = normalPoints(400, LETTERS.length)

/** Today's form as the model in force has it. */
const blocks = FORM.map(({ question, items }) => {
  const [most = '', least = ''] = items.map(({ id }) => id)
  const [answer] = answersFrom([{ question, most, least }])
  return MODEL.design.blocks[answer?.block ?? 0]
})

/** Draws by a fixed sequence, so that the test says the same every time. */
function draws(): () => number {
  let seed = 1
  return () => {
    seed = (Math.imul(seed, 48_271) >>> 0) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

/** One answer to each question, as the model has a person at these places answer. */
function answersAt(places: Float64Array, random: () => number): Response[] {
  return FORM.map(({ question, items }, at) => {
    let left = random()
    const pairs = items.flatMap((_, most) =>
      items.map((_, least) => ({ most, least })).filter(({ least }) => least !== most),
    )
    const drawn = pairs.find((pair) => {
      left -= probability(blocks[at] as Block, places, pair)
      return left < 0
    })
    const { most, least } = drawn ?? (pairs[0] as { most: number; least: number })
    return { question, most: items[most]?.id ?? '', least: items[least]?.id ?? '' }
  })
}

const thetaOf = (places: Float64Array) =>
  perLetter((letter) => ({ value: places[LETTERS.indexOf(letter)] as number }))

describe('itemFits', () => {
  it('is about 1 for people who answer by the model', () => {
    const fits = itemFits()
    const random = draws()
    for (const places of PEOPLE)
      fits.count(sittingOf(answersAt(places, random), thetaOf(places)), 1)
    const all = ALL.map((id) => fits.fitOf(id) as number)
    expect(all.reduce((sum, fit) => sum + fit, 0) / all.length).toBeCloseTo(1, 1)
    expect(Math.min(...all)).toBeGreaterThan(0.75)
    expect(Math.max(...all)).toBeLessThan(1.25)
  })

  it('stands out for a statement that is picked by the wrong people', () => {
    const fits = itemFits()
    const random = draws()
    const [first] = FORM
    const [one, other] = first?.items ?? []
    if (!one || !other) throw new Error('The form is empty')
    for (const places of PEOPLE) {
      const place = (places[LETTERS.indexOf(one.letter)] as number) * one.keyed
      const answers = answersAt(places, random)
      const turned =
        place > 0 ? { most: other.id, least: one.id } : { most: one.id, least: other.id }
      const given = [{ question: 1, ...turned }, ...answers.slice(1)]
      fits.count(sittingOf(given, thetaOf(places)), 1)
    }
    expect(fits.fitOf(one.id)).toBeGreaterThan(2)
  })

  it('knows nothing without answers, and skips untouched suggestions', () => {
    const fits = itemFits()
    expect(fits.fitOf(ALL[0] ?? '')).toBeNull()
    const [places = new Float64Array(4)] = PEOPLE
    const suggested = answersAt(places, draws()).map((one) => ({ ...one, suggested: true }))
    fits.count(sittingOf(suggested, thetaOf(places)), 1)
    expect(fits.fitOf(ALL[0] ?? '')).toBeNull()
    expect(fits.fitOf('nobody')).toBeNull()
  })
})

describe('itemStats', () => {
  it('is the same, no matter who came and left in between', () => {
    const random = draws()
    const sittings = PEOPLE.slice(0, 60).map((places) =>
      sittingOf(answersAt(places, random), thetaOf(places)),
    )
    const [all, plain] = [itemStats(), itemStats()]
    for (const sitting of sittings) all.count(sitting, 1)
    for (const sitting of sittings.slice(0, 30)) all.count(sitting, -1)
    for (const sitting of sittings.slice(30)) plain.count(sitting, 1)
    for (const id of ALL) {
      const { correlation, fit, ...counts } = all.statOf(id)
      const wanted = plain.statOf(id)
      expect(counts).toEqual({ answers: 30, most: wanted.most, least: wanted.least })
      expect(correlation).toBeCloseTo(wanted.correlation ?? Number.NaN, 9)
      expect(fit).toBeCloseTo(wanted.fit ?? Number.NaN, 9)
    }
  })

  it('knows nothing once everyone has left', () => {
    const stats = itemStats()
    const random = draws()
    const sittings = PEOPLE.map((places) => sittingOf(answersAt(places, random), thetaOf(places)))
    for (const by of [1, -1] as const) for (const sitting of sittings) stats.count(sitting, by)
    for (const id of ALL) {
      expect(stats.statOf(id)).toEqual({
        answers: 0,
        most: 0,
        least: 0,
        correlation: null,
        fit: null,
      })
    }
  })

  it('knows no correlation beyond 1, however few people there are', () => {
    const random = draws()
    for (const few of [2, 3, 4]) {
      for (let turn = 0; turn < 100; turn += 1) {
        const stats = itemStats()
        for (const place of PEOPLE.slice(turn, turn + few)) {
          stats.count(sittingOf(answersAt(place, random), null), 1)
        }
        for (const id of ALL) {
          const { correlation } = stats.statOf(id)
          expect(Math.abs(correlation ?? 0), id).toBeLessThanOrEqual(1)
        }
      }
    }
  })
})
