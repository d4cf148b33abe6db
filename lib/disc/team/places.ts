/**
 * Where the members of a team are drawn on the circle: as near to their scores as there is room for, and
 * several as one spot with a count where there is none. The same team is arranged in the same way every time.
 */
import { MAX_PLACE, type Point, place } from '../circle/geometry'
import type { PerLetter } from '../letters'

/** Beyond this many people a circle with single marks is a crowd: near ones are drawn together from the start. */
export const MOST_SINGLE = 30

/** The share of a mark that another one may cover. */
const OVERLAP = 0.12
const ROUNDS = 60
/** In a crowd one spot gathers whom this many marks' width holds: fewer and fuller spots are easier to read. */
const CROWD_CELL = 1.6

export interface Placed<Member> {
  /** One member, or several that are drawn as one. At least one. */
  members: readonly Member[]
  /** In map units: x from task to people, y from measured to fast, at most `MAX_PLACE` from the middle. */
  at: Point
}

interface Spot<Member> extends Placed<Member> {
  /** Where the scores say. */
  home: Point
}

/**
 * Arranges a team on the map. `mark` is the width of a mark in map units (the circle's radius is 1). A single
 * mark stays within half of it from where the scores say; no two spots come closer than 0.88 of it.
 */
export function arrangeTeam<Member extends { scores: PerLetter<number> }>(
  team: readonly Member[],
  mark: number,
): Placed<Member>[] {
  return arrange(team, mark, ({ scores }) => place(scores))
}

/** The same for people of whom a place is known, and no score. */
export function arrangePlaces<Member extends { at: Point }>(
  team: readonly Member[],
  mark: number,
): Placed<Member>[] {
  return arrange(team, mark, ({ at }) => at)
}

function arrange<Member>(
  team: readonly Member[],
  mark: number,
  placeOf: (member: Member) => Point,
): Placed<Member>[] {
  const spots = team.map((member) => {
    const at = placeOf(member)
    return { members: [member], home: at, at }
  })
  spots.sort((a, b) => b.home[1] - a.home[1] || a.home[0] - b.home[0])
  const near = mark * (1 - OVERLAP)
  const started = team.length > MOST_SINGLE ? mergeCells(spots, mark * CROWD_CELL) : spots
  const apart = nudge(started, near, mark / 2)
  return mergeNear(apart, near).map(({ members, at }) => ({ members, at }))
}

/** A point on its way. */
type Moving = [x: number, y: number]

/** Pushes spots that overlap apart, none further than `reach` from its home. */
function nudge<Member>(
  spots: readonly Spot<Member>[],
  near: number,
  reach: number,
): Spot<Member>[] {
  const points = spots.map(({ at }): Moving => [...at])
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (let i = 0; i < points.length; i++) {
      for (let j = i + 1; j < points.length; j++) {
        moved = pushApart(points[i] as Moving, points[j] as Moving, near, i + j) || moved
      }
    }
    for (const [i, point] of points.entries()) hold(point, (spots[i] as Spot<Member>).home, reach)
    if (!moved) break
  }
  return spots.map((spot, i) => ({ ...spot, at: points[i] as Point }))
}

/** Moves two points half of what is missing each. Points in one place part at an angle that their numbers pick. */
function pushApart(one: Moving, other: Moving, near: number, turn: number): boolean {
  let [dx, dy] = [other[0] - one[0], other[1] - one[1]]
  let distance = Math.hypot(dx, dy)
  if (distance >= near - 1e-9) return false
  if (distance < 1e-9) {
    // The golden angle: many that share one place leave it in all directions.
    const angle = turn * 2.399963
    ;[dx, dy, distance] = [Math.cos(angle), Math.sin(angle), 1]
    push(one, other, dx, dy, near / 2)
    return true
  }
  push(one, other, dx / distance, dy / distance, (near - distance) / 2)
  return true
}

function push(one: Moving, other: Moving, dx: number, dy: number, by: number): void {
  one[0] -= dx * by
  one[1] -= dy * by
  other[0] += dx * by
  other[1] += dy * by
}

/** Brings a point back to within `reach` of its home and inside the circle. */
function hold(point: Moving, home: Point, reach: number): void {
  const [dx, dy] = [point[0] - home[0], point[1] - home[1]]
  const away = Math.hypot(dx, dy)
  if (away > reach) {
    point[0] = home[0] + (dx * reach) / away
    point[1] = home[1] + (dy * reach) / away
  }
  const out = Math.hypot(point[0], point[1])
  if (out <= MAX_PLACE) return
  point[0] *= MAX_PLACE / out
  point[1] *= MAX_PLACE / out
}

/** Draws everyone within one cell of a grid together. */
function mergeCells<Member>(spots: readonly Spot<Member>[], cell: number): Spot<Member>[] {
  const cells = new Map<string, Spot<Member>[]>()
  for (const spot of spots) {
    const key = spot.home.map((value) => Math.floor(value / cell)).join()
    cells.set(key, [...(cells.get(key) ?? []), spot])
  }
  return [...cells.values()].map(together)
}

/** Draws the two nearest spots together until none is too near. */
function mergeNear<Member>(all: readonly Spot<Member>[], near: number): Spot<Member>[] {
  let spots = [...all]
  for (;;) {
    const pair = nearestPair(spots, near)
    if (!pair) return spots
    const [one, other] = pair
    spots = [...spots.filter((spot) => spot !== one && spot !== other), together([one, other])]
  }
}

function nearestPair<Member>(
  spots: readonly Spot<Member>[],
  near: number,
): [Spot<Member>, Spot<Member>] | null {
  let best: [Spot<Member>, Spot<Member>] | null = null
  let least = near - 1e-6
  for (const [i, one] of spots.entries()) {
    for (const other of spots.slice(i + 1)) {
      const distance = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
      if (distance >= least) continue
      least = distance
      best = [one, other]
    }
  }
  return best
}

/** Several spots as one, in the middle of all their members. */
function together<Member>(spots: readonly Spot<Member>[]): Spot<Member> {
  const members = spots.flatMap((spot) => spot.members)
  const middle = (axis: 0 | 1) =>
    spots.reduce((sum, { home, members: own }) => sum + home[axis] * own.length, 0) / members.length
  const at: Point = [middle(0), middle(1)]
  return { members, home: at, at }
}
