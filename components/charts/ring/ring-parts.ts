import { arcPath, round2 } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { BAND_STARTS } from '../band-range'
import { type Drawing, draw, together } from '../drawing'
import { SOFT } from '../range-look'
import { styleColor } from '../style-color'

/** Thickness of a ring, whatever its size. */
const RING_WIDTH = 12

/** Radius of the middle of the ring in a picture of `size`; round ends and the edge need 3 more. */
export function ringRadius(size: number): number {
  return size / 2 - RING_WIDTH / 2 - 3
}

/** The empty ring. */
export const drawTrack = (size: number): Drawing =>
  draw('circle', {
    cx: size / 2,
    cy: size / 2,
    r: ringRadius(size),
    fill: 'none',
    stroke: 'var(--sunken)',
    'stroke-width': RING_WIDTH,
  })

interface Arc {
  size: number
  letter: Letter
  /** `fill` for an exact score, `mid` for a band. */
  tone: 'fill' | 'mid'
  /** Turns from 12 o'clock, 0 to 1. */
  from: number
  to: number
}

/** The colored part: a stroke in the edge color with a thinner one in the fill over it. */
export function drawArc({ size, letter, tone, from, to }: Arc): Drawing {
  const d = arcPath(size / 2, size / 2, ringRadius(size), from, to)
  const arc = { d, fill: 'none', 'stroke-linecap': 'round' }
  return together(
    draw('path', { ...arc, stroke: styleColor(letter, 'edge'), 'stroke-width': RING_WIDTH }),
    draw('path', { ...arc, stroke: styleColor(letter, tone), 'stroke-width': RING_WIDTH - 3 }),
  )
}

/** How far a score may reach: the color of the letter, softly, from 12 o'clock on. */
export const drawReach = ({ size, letter, to }: Pick<Arc, 'size' | 'letter' | 'to'>): Drawing =>
  draw('path', {
    d: arcPath(size / 2, size / 2, ringRadius(size), 0, to),
    fill: 'none',
    'stroke-linecap': 'round',
    stroke: styleColor(letter, 'fill'),
    'stroke-width': RING_WIDTH,
    opacity: SOFT,
  })

/** A line across the ring at a score from 0 to 100. */
export function drawMarkAt(score: number, size: number): Drawing {
  const center = size / 2
  const radius = ringRadius(size)
  const at = (r: number) => pointOnRing(center, r, score)
  const d = `M${at(radius - RING_WIDTH / 2 - 1)}L${at(radius + RING_WIDTH / 2 + 1)}`
  return together(
    draw('path', { d, stroke: 'var(--surface)', 'stroke-width': 7 }),
    draw('path', { d, stroke: 'var(--ink)', 'stroke-width': 3.5 }),
  )
}

function pointOnRing(center: number, radius: number, score: number): string {
  const angle = (score / 100) * 2 * Math.PI
  return `${round2(center + radius * Math.sin(angle))} ${round2(center - radius * Math.cos(angle))}`
}

/** Short lines inside the ring where medium and high begin. */
export function drawTicks(size: number): Drawing {
  const inner = ringRadius(size) - RING_WIDTH / 2
  return together(
    BAND_STARTS.map((score) => {
      const at = (r: number) => pointOnRing(size / 2, r, score)
      const d = `M${at(inner - 3)}L${at(inner - 8)}`
      return draw('path', { d, stroke: 'var(--line-strong)', 'stroke-width': 1.5 })
    }),
  )
}
