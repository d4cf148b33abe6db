import { roseRadius, round2 } from '@/lib/disc/circle/geometry'
import { BAND_STARTS } from '../band-range'

/** The scale behind a rose: dashed rings where medium and high begin, a solid one at 100. */
export function BandRings({ center, radius }: { center: number; radius: number }) {
  return (
    <g fill="none" stroke="var(--line-strong)">
      {BAND_STARTS.map((score) => (
        <circle
          key={score}
          cx={center}
          cy={center}
          r={round2(roseRadius(score, radius))}
          strokeOpacity={0.45}
          strokeDasharray="2 4"
        />
      ))}
      <circle cx={center} cy={center} r={radius} strokeOpacity={0.6} />
    </g>
  )
}
