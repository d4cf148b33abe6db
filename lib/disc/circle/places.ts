import type { StyleCode } from '../styles'
import type { Point } from './geometry'

/** The twelve styles around the circle, clockwise from the corner of D. */
const RING = ['D', 'DI', 'ID', 'I', 'IS', 'SI', 'S', 'SC', 'CS', 'C', 'CD', 'DC'] as const

/** The pairs of opposite letters stand near the middle, each toward its first letter. */
const INNER = {
  DS: { angle: 225, beside: ['D', 'SD'], across: 'CI' },
  SD: { angle: 45, beside: ['S', 'DS'], across: 'IC' },
  IC: { angle: 315, beside: ['I', 'CI'], across: 'SD' },
  CI: { angle: 135, beside: ['C', 'IC'], across: 'DS' },
} as const satisfies Partial<Record<StyleCode, Omit<Around, 'radius'>>>

interface Around {
  /** In degrees, clockwise from the right. */
  angle: number
  /** The styles on both sides. */
  beside: readonly [StyleCode, StyleCode]
  /** The style that leads with what this one has least of. */
  across: StyleCode
}

function aroundOf(code: StyleCode): Around & { radius: number } {
  const inner = code in INNER ? INNER[code as keyof typeof INNER] : undefined
  if (inner) return { ...inner, radius: 0.28 }
  const at = RING.indexOf(code as (typeof RING)[number])
  const on = (steps: number) => RING[(at + steps + RING.length) % RING.length] as StyleCode
  return { angle: 225 + 30 * at, radius: 0.72, beside: [on(-1), on(1)], across: on(6) }
}

/** The styles beside a style on the circle, and the one across. */
export function neighborsOf(code: StyleCode): Pick<Around, 'beside' | 'across'> {
  const { beside, across } = aroundOf(code)
  return { beside, across }
}

/** Where a style stands on the circle, in shares of the radius, y downward. */
export function stylePlace(code: StyleCode): Point {
  const { angle, radius } = aroundOf(code)
  const turn = (angle * Math.PI) / 180
  return [radius * Math.cos(turn), radius * Math.sin(turn)]
}
