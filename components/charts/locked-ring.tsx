import type { Letter } from '@/lib/disc/letters'
import type { Band } from '@/lib/disc/result/bands'
import { BAND_RANGE } from './band-range'
import { Picture } from './picture'
import { RingArc, RingTrack } from './ring-parts'

interface LockedRingProps {
  letter: Letter
  band: Band
  /** The exact score is in the report: the padlock hangs open. */
  unlocked: boolean
  size?: number
  className?: string
}

/** Room for the round ends of the arc, so that two bands never touch. In turns. */
const END_ROOM = 0.012

/** A ring that shows the band as a range, without the exact score. Letter and band stand beside it as text. */
export function LockedRing({ letter, band, unlocked, size = 132, className }: LockedRingProps) {
  const center = size / 2
  const [from, to] = BAND_RANGE[band]
  return (
    <Picture size={size} className={className}>
      <RingTrack size={size} />
      <RingArc
        size={size}
        letter={letter}
        tone="mid"
        from={from / 100 + END_ROOM}
        to={to / 100 - END_ROOM}
      />
      <g
        transform={`translate(${center - 11} ${center - 22})`}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect x={3} y={10} width={16} height={11} rx={2.5} />
        <path d={unlocked ? 'M6.5 10V7a4.5 4.5 0 0 1 8.7-1.5' : 'M6.5 10V7a4.5 4.5 0 0 1 9 0v3'} />
      </g>
      <text
        x={center}
        y={center + 17}
        dy=".36em"
        textAnchor="middle"
        fontSize={14}
        fontWeight={700}
        fill="var(--ink)"
      >
        {band}
      </text>
    </Picture>
  )
}
