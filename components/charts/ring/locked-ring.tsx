import type { Letter } from '@/lib/disc/letters'
import type { Band } from '@/lib/disc/result/bands'
import { BAND_RANGE } from '../band-range'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'
import { Arc, Track } from './ring-parts'

interface LockedRingProps {
  letter: Letter
  band: Band
  size?: number
  className?: string
}

/** Room for the round ends of the arc, so that two bands never touch. In turns. */
const END_ROOM = 0.012

/** A ring that shows the band as a range, without the exact score. Letter and band stand beside it as text. */
export function LockedRing({ letter, band, size = 132, className }: LockedRingProps) {
  const center = size / 2
  const [from, to] = BAND_RANGE[band]
  return (
    <Picture size={size} className={className}>
      <Track size={size} />
      <Arc
        size={size}
        letter={letter}
        tone="mid"
        from={from / 100 + END_ROOM}
        to={to / 100 - END_ROOM}
      />
      <ChartText x={center} y={center} size={18} weight={680} fill="var(--ink)">
        {band}
      </ChartText>
    </Picture>
  )
}
