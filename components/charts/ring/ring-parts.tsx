import { arcPath, round2 } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { styleColor } from '../style-color'

/** Thickness of a ring, whatever its size. */
const RING_WIDTH = 12

/** Radius of the middle of the ring in a picture of `size`; round ends and the edge need 3 more. */
function ringRadius(size: number): number {
  return size / 2 - RING_WIDTH / 2 - 3
}

/** The empty ring. */
export function Track({ size }: { size: number }) {
  return (
    <circle
      cx={size / 2}
      cy={size / 2}
      r={ringRadius(size)}
      fill="none"
      stroke="var(--sunken)"
      strokeWidth={RING_WIDTH}
    />
  )
}

interface ArcProps {
  size: number
  letter: Letter
  /** `fill` for what is sure, `mid` for a band and for a range. */
  tone: 'fill' | 'mid'
  /** Turns from 12 o'clock, 0 to 1. */
  from: number
  to: number
}

/** The colored part: a stroke in the edge color with a thinner one in the fill over it. */
export function Arc({ size, letter, tone, from, to }: ArcProps) {
  const d = arcPath(size / 2, size / 2, ringRadius(size), from, to)
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={styleColor(letter, 'edge')} strokeWidth={RING_WIDTH} />
      <path d={d} stroke={styleColor(letter, tone)} strokeWidth={RING_WIDTH - 3} />
    </g>
  )
}

/** A line across the ring at a score from 0 to 100. */
export function MarkAt({ score, size }: { score: number; size: number }) {
  const radius = ringRadius(size)
  const at = (r: number) => pointOnRing(size / 2, r, score)
  const d = `M${at(radius - RING_WIDTH / 2 - 1)}L${at(radius + RING_WIDTH / 2 + 1)}`
  return <path d={d} stroke="var(--ink)" strokeWidth={4.5} strokeLinecap="round" />
}

function pointOnRing(center: number, radius: number, score: number): string {
  const angle = (score / 100) * 2 * Math.PI
  return `${round2(center + radius * Math.sin(angle))} ${round2(center - radius * Math.cos(angle))}`
}
