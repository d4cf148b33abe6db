import { arcPath } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { BAND_ORDER, type Band, type BandReading } from '@/lib/disc/result/bands'
import { BAND_RANGE } from '../band-range'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { Arc, ringRadius, Track } from './ring-parts'

interface LockedRingProps {
  letter: Letter
  reading: Pick<BandReading, 'band' | 'mayBe'>
  size?: number
  className?: string
}

/** Room for the round ends of the arc, so that two bands never touch. In turns. */
const END_ROOM = 0.012
/** How far the dots reach into a band that it may also be: the same for everybody, so they tell no score. In turns. */
const REACH = 0.1
const DOTS_ROOM = 0.035

/**
 * A ring that shows the band as a range, without the exact score; a dotted piece reaches into each band that it may
 * also be. Letter and band stand beside it as text.
 */
export function LockedRing({ letter, reading, size = 132, className }: LockedRingProps) {
  const center = size / 2
  const { band, mayBe } = reading
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
      {mayBe.map((other) => (
        <path
          key={other}
          d={arcPath(center, center, ringRadius(size), ...reachInto(other, band))}
          fill="none"
          stroke={styleColor(letter, 'edge')}
          strokeWidth={5}
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
      ))}
      <ChartText x={center} y={center} size={18} weight={680} fill="var(--ink)">
        {band}
      </ChartText>
    </Picture>
  )
}

/** The piece of a band next to, or on the far side of, the one that is shown. In turns. */
function reachInto(other: Band, band: Band): [from: number, to: number] {
  const [low, high] = BAND_RANGE[other]
  return BAND_ORDER.indexOf(other) > BAND_ORDER.indexOf(band)
    ? [low / 100 + DOTS_ROOM, low / 100 + REACH]
    : [high / 100 - REACH, high / 100 - DOTS_ROOM]
}
