import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../circle/geometry'
import { perLetter } from '../letters'
import {
  agreementPages,
  MOST_NAMED,
  type Presented,
  pairsAcross,
  placeIn,
  SESSION_MINUTES,
  sessionSteps,
  slidesOf,
} from './session'

const ALL_SHOWN: readonly Presented[] = ['names', 'shapes', 'nothing']
const at = (name: string, ...point: Point) => ({ name, at: point })
const spoken = (people: readonly ReturnType<typeof at>[]) =>
  pairsAcross(people).map(({ two: [one, two], third }) =>
    [one.name, two.name, third?.name].filter(Boolean).join(' '),
  )

describe('the steps of a session', () => {
  it.each(ALL_SHOWN.flatMap((shows) => [0, 1, 2].map((findings) => [shows, findings] as const)))(
    'take an hour together: %s, findings: %d',
    (shows, findings) => {
      const steps = sessionSteps(shows, findings)
      expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(SESSION_MINUTES)
      expect(steps.filter(({ kind }) => kind === 'finding')).toHaveLength(findings)
      expect(steps.some(({ kind }) => kind === 'circle')).toBe(shows !== 'nothing')
      expect(steps.at(-1)?.kind).toBe('closing')
    },
  )
})

describe('pairs', () => {
  it('are of people far apart, the farthest first', () => {
    const people = [at('N', 0, 0.8), at('E', 0.6, 0), at('S', 0, -0.8), at('W', -0.6, 0)]
    expect(spoken(people)).toEqual(['N S', 'E W'])
  })

  it('do not leave two neighbors for the end', () => {
    // The two at the ends are the farthest, and without them the other two would stand together.
    const people = [at('A', -0.8, 0), at('B', 0, 0.1), at('C', 0, -0.1), at('D', 0.8, 0)]
    const sum = pairsAcross(people).map(({ two: [one, two] }) => one.at[0] - two.at[0])
    expect(sum.map(Math.abs)).toEqual([0.8, 0.8])
  })

  it('take the one in the midst along, with the nearest', () => {
    const people = [
      ...[at('N', 0, 0.8), at('E', 0.5, 0), at('S', 0, -0.8), at('W', -0.5, 0)],
      at('Mid', 0.05, 0.02),
    ]
    expect(spoken(people)).toEqual(['N S', 'E W Mid'])
    expect(spoken(people.slice(0, 3))).toEqual(['N S E'])
  })

  it('are none of one, and the one of two', () => {
    expect(spoken([at('A', 0, 0)])).toEqual([])
    expect(spoken([at('A', 0, 0), at('B', 0, 0)])).toEqual(['A B'])
  })

  it('hold each person once, wherever they stand', () => {
    const coordinate = fc.integer({ min: -9, max: 9 }).map((value) => value / 10)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 40 }),
        (points) => {
          const people = points.map((point, index) => at(String(index), ...point))
          const named = pairsAcross(people).flatMap(({ two, third }) => [
            ...two,
            ...(third ? [third] : []),
          ])
          expect(named.map(({ name }) => name).sort()).toEqual(
            people.map(({ name }) => name).sort(),
          )
        },
      ),
      { seed: 48, numRuns: 200 },
    )
  })
})

describe('sheets', () => {
  const steps = sessionSteps('names', 2)
  const letters = { D: 3, I: 0, S: 9, C: 4 }

  it('are one a step', () => {
    expect(slidesOf(steps, { letters, withNames: false, pages: 1 })).toHaveLength(steps.length)
  })

  it('name the people of each quarter when asked to', () => {
    const slides = slidesOf(steps, { letters, withNames: true, pages: 1 })
    expect(slides.flatMap(({ letter }) => letter ?? [])).toEqual(['D', 'S', 'C'])
    expect(new Set(slides.map(({ step }) => step)).size).toBe(steps.length)
  })

  it('stay where they are when others go, and give way to the next when they go themselves', () => {
    const before = ['opening', 'circle', 'finding A', 'finding B', 'closing']
    expect(placeIn(before, { key: '', at: 9 })).toEqual({ key: 'closing', at: 4 })
    const atB = placeIn(before, { key: 'finding B', at: 3 })
    const without = before.filter((key) => key !== 'circle')
    expect(placeIn(without, atB)).toEqual({ key: 'finding B', at: 2 })
    const alone = without.filter((key) => key !== 'finding B')
    expect(placeIn(alone, placeIn(without, atB))).toEqual({ key: 'closing', at: 2 })
  })

  it('hold everyone on pages of equal length', () => {
    const sizes = (count: number) =>
      agreementPages(Array.from({ length: count }, (_, one) => one)).map(({ length }) => length)
    expect([0, 9, MOST_NAMED, 15, 30].map(sizes)).toEqual([[0], [9], [14], [8, 7], [10, 10, 10]])
    expect(
      slidesOf(steps, { letters: perLetter(() => 1), withNames: false, pages: 2 }).at(-1),
    ).toEqual({
      step: steps.length - 1,
      letter: null,
      page: 1,
    })
  })
})
