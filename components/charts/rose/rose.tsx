'use client'

import { QUADRANT, roseRadius, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter, type PerLetter } from '@/lib/disc/letters'
import { patternLabel } from '../chart-labels'
import { chartText } from '../chart-text'
import { type Drawing, draw, together } from '../drawing'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { drawTexture } from '../texture/texture'
import { MIN_TEXTURED_SIZE } from '../texture/texture-size'
import { drawBandRings } from './band-rings'
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
  const drawing = together(
    rings && drawBandRings(center, radius),
    draw(
      'g',
      { class: reveal ? styles.reveal : undefined },
      LETTERS.map((letter) => drawQuarter({ letter, score: scores[letter], ...quarter })),
    ),
    letters && LETTERS.map((letter) => drawOuterLetter(letter, size)),
  )
  const name = decorative ? undefined : label
  return <Picture size={size} label={name} fit="fluid" className={className} drawing={drawing} />
}

interface Quarter {
  letter: Letter
  score: number
  center: number
  radius: number
  edged: boolean
  textured: boolean
}

function drawQuarter({ letter, score, center, radius, edged, textured }: Quarter): Drawing {
  const gap = Math.max(0.6, center * 0.016)
  const r = roseRadius(score, radius)
  const edge = { stroke: styleColor(letter, 'edge'), 'stroke-width': center > 60 ? 1.5 : 0.9 }
  return draw(
    'g',
    {},
    draw('path', {
      d: sector(center, center, r, letter, gap),
      fill: styleColor(letter, 'fill'),
      'stroke-linejoin': 'round',
      ...(edged && edge),
    }),
    textured && drawTexture({ letter, cx: center, cy: center, r, gap, scale: radius / r }),
  )
}

/** A letter in the corner of the square, just outside the largest ring. */
function drawOuterLetter(letter: Letter, size: number): Drawing {
  const [sx, sy] = QUADRANT[letter]
  const reach = size * 0.382
  const x = round2(size / 2 + sx * reach)
  const y = round2(size / 2 + sy * reach)
  return chartText({ x, y, size: round2(size * 0.06), fill: styleColor(letter, 'ink') }, letter)
}
