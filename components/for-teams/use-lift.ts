import { useEffect, useState } from 'react'
import type { Point } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { outPlaces } from './out-places'

export interface LiftPerson {
  name: string
  letter: Letter
  /** On the map: x from task to people, y from measured to fast, -1 to 1 each. */
  at: Point
}

/** A third would leave a sentence that no one reads to its end. */
const MOST = 2
const SHOWN_AFTER_MS = 1500
/** Nothing is drawn farther out, in map units. */
const FARTHEST = 1.25

/** Someone was lifted out unasked, since this document was loaded. */
let hasShown = false

/**
 * Who is lifted out of a team, and where each stands. Where no one touches anything, `first` goes once; with `start`, these are out
 * from the beginning, and no one goes by themselves.
 */
export function useLift(people: readonly LiftPerson[], first: number, start?: readonly number[]) {
  const [lifted, setLifted] = useState<readonly number[]>(start ?? [])
  const [moved, setMoved] = useState<{ at: number; to: Point } | null>(null)
  const [isTouched, setTouched] = useState(start !== undefined)

  useEffect(() => {
    if (isTouched || hasShown || hasComeBack()) return
    const timer = setTimeout(() => {
      hasShown = true
      setLifted([first])
    }, SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [first, isTouched])

  function take(at: number, isOut: boolean) {
    setTouched(true)
    setLifted((now) => {
      const others = now.filter((one) => one !== at)
      if (!isOut) return others
      return now.includes(at) ? now : [...others, at].slice(-MOST)
    })
  }

  const outs = outPlaces(lifted.flatMap((at) => people[at] ?? []))
  function placeOf(at: number): Point {
    if (moved?.at === at) return moved.to
    return outs[lifted.indexOf(at)] ?? people[at]?.at ?? [0, 0]
  }

  return {
    lifted,
    isTouched,
    moving: moved?.at ?? null,
    placeOf,
    toggle: (at: number) => {
      setMoved(null)
      take(at, !lifted.includes(at))
    },
    /** Someone is out as soon as they are beyond the rim, and back as soon as they are within. */
    move: (at: number, [x, y]: Point) => {
      const away = Math.hypot(x, y)
      const within = Math.min(1, FARTHEST / away)
      setMoved({ at, to: [x * within, y * within] })
      take(at, away > 1)
    },
    /** Let go: they go to their seat, or to their place outside. */
    drop: () => setMoved(null),
  }
}

/** By Reload or Back: who comes back has seen it. */
function hasComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
