import { roseRadius, round2 } from '@/lib/disc/circle/geometry'
import { BAND_STARTS } from '../band-range'
import { type Drawing, draw, together } from '../drawing'

/** The scale behind a rose: dashed rings where medium and high begin, a solid one at 100. */
export function drawBandRings(center: number, radius: number): Drawing {
  const ring = { cx: center, cy: center, fill: 'none', stroke: 'var(--line-strong)' }
  return together(
    BAND_STARTS.map((score) =>
      draw('circle', {
        ...ring,
        r: round2(roseRadius(score, radius)),
        'stroke-opacity': 0.45,
        'stroke-dasharray': '2 4',
      }),
    ),
    draw('circle', { ...ring, r: radius, 'stroke-opacity': 0.6 }),
  )
}
