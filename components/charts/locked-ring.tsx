import type { Band } from '@/lib/disc/bands'
import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'
import { BAND_RANGE } from './band-range'
import { Picture } from './picture'
import { RingArc, RingTrack } from './ring-parts'

interface LockedRingProps {
  letter: Letter
  band: Band
  /** The exact score is to be had elsewhere. */
  unlocked?: boolean
  size?: number
  /** Hides the ring from screen readers, where letter and band stand beside it as text. */
  decorative?: boolean
  className?: string
}

/** Room for the round ends of the arc, so that two bands never touch. In turns. */
const END_ROOM = 0.012

/** A ring that shows the band as a range and does not say the exact score. */
export function LockedRing({
  letter,
  band,
  unlocked = false,
  size = 132,
  decorative = false,
  className,
}: LockedRingProps) {
  const center = size / 2
  const [from, to] = BAND_RANGE[band]
  const label = `${LETTER_NAMES[letter]}: ${bandInWords(band, unlocked)}`
  return (
    <Picture size={size} label={decorative ? undefined : label} className={className}>
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
        <path d={unlocked ? 'M6.5 10V7a4.5 4.5 0 0 1 8.8-1.3' : 'M6.5 10V7a4.5 4.5 0 0 1 9 0v3'} />
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

/** "LOW band. Exact score locked." */
export function bandInWords(band: Band, unlocked: boolean): string {
  return `${band} band. Exact score ${unlocked ? 'in your report' : 'locked'}.`
}
