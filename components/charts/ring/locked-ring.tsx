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

/** A ring that is solid up to where the band starts and lighter inside it, without the exact score. Letter and band stand beside it as text. */
export function LockedRing({ letter, band, size = 132, className }: LockedRingProps) {
  const center = size / 2
  const [from, to] = BAND_RANGE[band]
  return (
    <Picture size={size} className={className}>
      <Track size={size} />
      <Arc size={size} letter={letter} tone="mid" from={0} to={to / 100} />
      {from > 0 && <Arc size={size} letter={letter} tone="fill" from={0} to={from / 100} />}
      <ChartText x={center} y={center} size={18} weight={680} fill="var(--ink)">
        {band}
      </ChartText>
    </Picture>
  )
}
