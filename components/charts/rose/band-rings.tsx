import { roseRadius, round2 } from '@/lib/disc/circle/geometry'
import { BAND_STARTS } from '../band-range'

interface BandRingsProps {
  center: number
  radius: number
}

/** The scale behind a rose: dashed rings where medium and high begin, a solid one at 100. */
export function BandRings({ center, radius }: BandRingsProps) {
  const ring = { cx: center, cy: center, fill: 'none', stroke: 'var(--line-strong)' }
  return (
    <>
      {BAND_STARTS.map((score) => (
        <circle
          key={score}
          {...ring}
          r={round2(roseRadius(score, radius))}
          strokeOpacity={0.45}
          strokeDasharray="2 4"
        />
      ))}
      <circle {...ring} r={radius} strokeOpacity={0.6} />
    </>
  )
}
