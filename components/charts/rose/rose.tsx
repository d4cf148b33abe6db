'use client'

import { QUADRANT, roseRadius, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter, type PerLetter } from '@/lib/disc/letters'
import { patternLabel } from '../chart-labels'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { MIN_TEXTURED_SIZE, Texture } from '../texture/texture'
import { BandRings } from './band-rings'
import styles from './rose.module.css'

interface RoseProps {
  /** 0 to 100 per letter. */
  scores: PerLetter<number>
  /** Width and height, also of the viewBox; at least 32. */
  size?: number
  /** Draws the scale: rings at 40, 70 and 100. */
  rings?: boolean
  /** Draws the textures; ignored under 120, where they would be noise. */
  textured?: boolean
  /** Writes the letters outside the rings. */
  letters?: boolean
  /** Strokes the quarters. Only for portraits inside a bordered circle may this be off. */
  edged?: boolean
  /** Room around the largest ring. */
  padding?: number
  /** The quarters grow from the center, once. */
  reveal?: boolean
  /** Replaces the sentence built from the scores. */
  label?: string
  /** Hides the picture from screen readers, where the scores stand beside it as text. */
  decorative?: boolean
  className?: string
}

/** The personal mark: one quarter per letter, and the area of each quarter is the score. */
export function Rose({
  scores,
  size = 240,
  rings = false,
  textured = false,
  letters = false,
  edged = true,
  padding = 2,
  reveal = false,
  label = patternLabel(scores),
  decorative = false,
  className,
}: RoseProps) {
  const center = size / 2
  const radius = center - padding
  const quarter = { center, radius, edged, textured: textured && size >= MIN_TEXTURED_SIZE }
  return (
    <Picture size={size} label={decorative ? undefined : label} fit="fluid" className={className}>
      {rings && <BandRings center={center} radius={radius} />}
      <g className={reveal ? styles.reveal : undefined}>
        {LETTERS.map((letter) => (
          <Quarter key={letter} letter={letter} score={scores[letter]} {...quarter} />
        ))}
      </g>
      {letters && LETTERS.map((letter) => <OuterLetter key={letter} letter={letter} size={size} />)}
    </Picture>
  )
}

interface QuarterProps {
  letter: Letter
  score: number
  center: number
  radius: number
  edged: boolean
  textured: boolean
}

function Quarter({ letter, score, center, radius, edged, textured }: QuarterProps) {
  const gap = Math.max(0.6, center * 0.016)
  const r = roseRadius(score, radius)
  const edge = { stroke: styleColor(letter, 'edge'), strokeWidth: center > 60 ? 1.5 : 0.9 }
  return (
    <g data-quarter={letter}>
      <path
        d={sector(center, center, r, letter, gap)}
        fill={styleColor(letter, 'fill')}
        strokeLinejoin="round"
        {...(edged && edge)}
      />
      {textured && (
        <Texture letter={letter} cx={center} cy={center} r={r} gap={gap} scale={radius / r} />
      )}
    </g>
  )
}

/** A letter in the corner of the square, just outside the largest ring. */
function OuterLetter({ letter, size }: { letter: Letter; size: number }) {
  const [sx, sy] = QUADRANT[letter]
  const reach = size * 0.382
  return (
    <ChartText
      x={round2(size / 2 + sx * reach)}
      y={round2(size / 2 + sy * reach)}
      size={round2(size * 0.06)}
      fill={styleColor(letter, 'ink')}
    >
      {letter}
    </ChartText>
  )
}
