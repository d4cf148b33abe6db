'use client'

import { QUADRANT, roseRadius, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter, type PerLetter } from '@/lib/disc/letters'
import type { BandReading } from '@/lib/disc/result/bands'
import { BAND_RANGE } from '../band-range'
import { chartText } from '../chart-text'
import { type Drawing, draw, together } from '../drawing'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { drawTexture } from '../texture/texture'
import { drawBandRings } from './band-rings'
import styles from './rose.module.css'

/** The letters stand on the texture at a tenth of the size, and must be 24 px there. */
const MIN_TEXTURED_BAND_ROSE = 240

interface BandRoseProps {
  bands: PerLetter<Pick<BandReading, 'band'>>
  /** Width and height, also of the viewBox. */
  size?: number
  /** The quarters grow from the center, once. */
  reveal?: boolean
  /** What a screen reader says; without it the rose is decorative. */
  label?: string
  className?: string
}

/**
 * The rose of someone who may not see exact scores: solid to the floor of the band, dashed to its
 * ceiling. It knows bands only, so it cannot leak a number.
 */
export function BandRose({ bands, size = 360, reveal = false, label, className }: BandRoseProps) {
  const center = size / 2
  const drawing = together(
    drawBandRings(center, center - 2),
    draw(
      'g',
      { class: reveal ? styles.reveal : undefined },
      LETTERS.map((letter) => drawQuarter(letter, bands[letter].band, size)),
    ),
  )
  return <Picture size={size} label={label} fit="fluid" className={className} drawing={drawing} />
}

function drawQuarter(letter: Letter, band: BandReading['band'], size: number): Drawing {
  const center = size / 2
  const radius = center - 2
  const gap = size * 0.008
  const [from, to] = BAND_RANGE[band]
  const floor = roseRadius(from, radius)
  const edge = { stroke: styleColor(letter, 'edge'), 'stroke-width': 1.5 }
  const [sx, sy] = QUADRANT[letter]
  const letterReach = Math.max(floor, radius * 0.5) * 0.42
  return draw(
    'g',
    {},
    draw('path', {
      d: sector(center, center, roseRadius(to, radius), letter, gap),
      fill: styleColor(letter, 'mid'),
      'stroke-dasharray': '5 4',
      ...edge,
    }),
    floor > 0 &&
      draw('path', {
        d: sector(center, center, floor, letter, gap),
        fill: styleColor(letter, 'fill'),
        ...edge,
      }),
    floor > 0 &&
      size >= MIN_TEXTURED_BAND_ROSE &&
      drawTexture({
        ...{ letter, cx: center, cy: center, r: floor, gap },
        scale: (radius / floor) * 0.9,
      }),
    chartText(
      {
        x: round2(center + sx * letterReach),
        y: round2(center + sy * letterReach),
        size: round2(size * 0.1),
        fill: styleColor(letter, floor > 0 ? 'on' : 'ink'),
      },
      letter,
    ),
  )
}
