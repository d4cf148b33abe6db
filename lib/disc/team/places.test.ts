import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_PLACE, place } from '../circle/geometry'
import { anyProfile, profileOf } from '../testing'
import { arrangeTeam, MOST_SINGLE } from './places'

const MARK = 0.2
const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0))

describe('the places of a team on the circle', () => {
  it('leaves people who have room where their scores say', () => {
    const team = [profileOf('D'), profileOf('S')]
    const spots = arrangeTeam(team, MARK)
    expect(spots.map(({ at }) => at)).toEqual(team.map(({ scores }) => place(scores)))
  })

  it('moves two of one place apart by half a mark at most', () => {
    const twins = [profileOf('I'), profileOf('I')]
    const spots = arrangeTeam(twins, MARK)
    expect(spots).toHaveLength(2)
    expect(distance(spots[0]?.at ?? [], spots[1]?.at ?? [])).toBeGreaterThanOrEqual(
      0.88 * MARK - 1e-6,
    )
    for (const { at } of spots)
      expect(distance(at, place(profileOf('I').scores))).toBeLessThanOrEqual(MARK / 2 + 1e-9)
  })

  it('draws as one those for whom there is no room', () => {
    const [spot, ...others] = arrangeTeam(Array(25).fill(profileOf('C')), MARK)
    expect(others.length).toBeLessThan(8)
    expect(spot?.members.length).toBeGreaterThan(1)
  })

  it('places everyone once, inside the circle, with no two spots on top of each other', () => {
    fc.assert(
      fc.property(fc.array(anyProfile, { maxLength: 90 }), (team) => {
        const spots = arrangeTeam(team, MARK)
        const placed = spots.flatMap(({ members }) => members)
        expect(placed).toHaveLength(team.length)
        expect(new Set(placed).size).toBe(team.length)
        for (const [i, { members, at }] of spots.entries()) {
          expect(Math.hypot(...at)).toBeLessThanOrEqual(MAX_PLACE + 1e-9)
          if (members.length === 1 && team.length <= MOST_SINGLE) {
            const [only] = members
            expect(distance(at, place(only?.scores ?? profileOf('D').scores))).toBeLessThanOrEqual(
              MARK / 2 + 1e-9,
            )
          }
          for (const other of spots.slice(i + 1))
            expect(distance(at, other.at)).toBeGreaterThanOrEqual(0.88 * MARK - 2e-6)
        }
      }),
      { seed: 28, numRuns: 150 },
    )
  })

  it('arranges a thousand people in a moment', () => {
    const team = fc.sample(anyProfile, { seed: 28, numRuns: 1000 })
    const started = performance.now()
    const spots = arrangeTeam(team, 0.15)
    expect(performance.now() - started).toBeLessThan(1500)
    expect(spots.length).toBeLessThan(70)
    expect(spots.flatMap(({ members }) => members)).toHaveLength(1000)
  })
})
