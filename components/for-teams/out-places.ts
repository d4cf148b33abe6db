import { type Point, QUADRANT } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'

/** How far from the middle someone stands who was lifted out, in map units (the circle's radius is 1). */
const AWAY = 1.16
/** On either side of the letter that stands at the corner, clear of the words at the ends of the axes. */
const SLOTS = [24, 62] as const

interface Seat {
  letter: Letter
  /** x from task to people, y from measured to fast. */
  at: Point
}

/** Where those who were lifted out stand: outside of their quarter, each in a slot of their own. */
export function outPlaces(lifted: readonly Seat[]): Point[] {
  const taken = new Set<string>()
  return lifted.map(({ letter, at: [x, y] }) => {
    const [toX, down] = QUADRANT[letter]
    // Someone may stand in another letter's quarter; who stands on an axis goes out by their letter.
    const sides: Point = [Math.sign(x) || toX, Math.sign(y) || -down]
    const angle = (Math.atan2(Math.abs(y), Math.abs(x)) * 180) / Math.PI
    const nearest = SLOTS.toSorted((one, other) => Math.abs(one - angle) - Math.abs(other - angle))
    const free = nearest.find((slot) => !taken.has(`${sides} ${slot}`)) ?? SLOTS[0]
    taken.add(`${sides} ${free}`)
    const turn = (free * Math.PI) / 180
    return [sides[0] * AWAY * Math.cos(turn), sides[1] * AWAY * Math.sin(turn)]
  })
}
