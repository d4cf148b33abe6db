/**
 * What lies between two people on the circle, from the places that they show each other: how far apart they are in pace
 * and in focus, as far as that is sure.
 */

import type { Point } from '../circle/geometry'
import { BRIDGE } from '../content/bridge'
import { SURE } from '../model/claims'
import { isAbove } from './place-error'

/** One axis of the circle, -1 to 1: from measured to fast-paced, or from the task to people. */
export interface Gap {
  mine: number
  theirs: number
  /** It is sure which of the two is further along. */
  isSure: boolean
}

interface Bridge {
  pace: Gap
  focus: Gap
  /** Which of them it is; null where neither is sure. */
  text: string | null
}

/** On one axis, two who are truly nearer than this are alike … */
const ALIKE = 0.45
/** … and nearer than this, neighbors: about a third of the axis. */
const NEAR = 0.7

/** From the first one's side. */
export function bridgeOf(mine: Point, theirs: Point): Bridge {
  const focus = gapOf(mine[0], theirs[0])
  const pace = gapOf(mine[1], theirs[1])
  return { pace, focus, text: textOf(pace, focus) }
}

function gapOf(mine: number, theirs: number): Gap {
  return { mine, theirs, isSure: isAbove(Math.abs(mine - theirs), 2) >= SURE }
}

function textOf(pace: Gap, focus: Gap): string | null {
  if (isWithin(pace, ALIKE) && isWithin(focus, ALIKE)) return BRIDGE.alike
  const [isNearPace, isNearFocus] = [isWithin(pace, NEAR), isWithin(focus, NEAR)]
  if (isNearPace && isNearFocus) return BRIDGE.neighbors
  if (isWider(pace, focus)) return isNearFocus ? `${BRIDGE.pace} ${BRIDGE.nearFocus}` : BRIDGE.pace
  if (isWider(focus, pace)) return isNearPace ? `${BRIDGE.focus} ${BRIDGE.nearPace}` : BRIDGE.focus
  return pace.isSure && focus.isSure ? BRIDGE.both : null
}

const widthOf = ({ mine, theirs }: Gap) => Math.abs(mine - theirs)

/** Surely nearer to each other than `limit`. */
function isWithin(gap: Gap, limit: number): boolean {
  const width = widthOf(gap)
  return isAbove(limit - width, 2) + isAbove(limit + width, 2) - 1 >= SURE
}

/** Surely a gap, and where the other one is too, surely the wider. */
function isWider(gap: Gap, other: Gap): boolean {
  if (!gap.isSure) return false
  return !other.isSure || isAbove(widthOf(gap) - widthOf(other), 4) >= SURE
}
