'use client'

import { QUADRANT, roseRadius, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter, type PerLetter } from '@/lib/disc/letters'
import type { Band } from '@/lib/disc/result/bands'
import { BAND_RANGE } from '../band-range'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { Texture } from '../texture/texture'
import { BandRings } from './band-rings'
import styles from './rose.module.css'

/** The letters stand on the texture at a tenth of the size, and must be 24 px there. */
const MIN_TEXTURED_BAND_ROSE = 240

interface BandRoseProps {
  bands: PerLetter<Band>
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
  return (
    <Picture size={size} label={label} fit="fluid" className={className}>
      <BandRings center={center} radius={center - 2} />
      <g className={reveal ? styles.reveal : undefined}>
        {LETTERS.map((letter) => (
          <Quarter key={letter} letter={letter} band={bands[letter]} size={size} />
        ))}
      </g>
    </Picture>
  )
}

interface QuarterProps {
  letter: Letter
  band: Band
  size: number
}

function Quarter({ letter, band, size }: QuarterProps) {
  const center = size / 2
  const radius = center - 2
  const gap = size * 0.008
  const [from, to] = BAND_RANGE[band]
  const floor = roseRadius(from, radius)
  const [sx, sy] = QUADRANT[letter]
  const letterReach = Math.max(floor, radius * 0.5) * 0.42
  return (
    <g>
      <g stroke={styleColor(letter, 'edge')} strokeWidth={1.5}>
        <path
          d={sector(center, center, roseRadius(to, radius), letter, gap)}
          fill={styleColor(letter, 'mid')}
          strokeDasharray="5 4"
        />
        {floor > 0 && (
          <path d={sector(center, center, floor, letter, gap)} fill={styleColor(letter, 'fill')} />
        )}
      </g>
      {floor > 0 && size >= MIN_TEXTURED_BAND_ROSE && (
        <Texture
          letter={letter}
          cx={center}
          cy={center}
          r={floor}
          gap={gap}
          scale={(radius / floor) * 0.9}
        />
      )}
      <ChartText
        x={round2(center + sx * letterReach)}
        y={round2(center + sy * letterReach)}
        size={round2(size * 0.1)}
        fill={styleColor(letter, floor > 0 ? 'on' : 'ink')}
      >
        {letter}
      </ChartText>
    </g>
  )
}
