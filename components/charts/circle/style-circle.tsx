'use client'

import { QUADRANT, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTER_NAMES, LETTERS, type Letter } from '@/lib/disc/letters'
import { chartText } from '../chart-text'
import { type Drawing, draw, together } from '../drawing'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { useSharedTextures } from '../texture/shared-textures'
import { drawTexture } from '../texture/texture'
import { MIN_TEXTURED_SIZE } from '../texture/texture-size'

interface StyleCircleProps {
  /** Width and height, also of the viewBox. */
  size?: number
  /** How far each quarter's corner stands from the center. */
  gap?: number
  /** Room around the circle. */
  padding?: number
  /** Writes the letter into each quarter. */
  letters?: boolean
  /** Draws the textures; ignored under 120, where the letters over them would be too small. */
  textured?: boolean
  /** The quarters in full color, the others pale; all four when missing. */
  lit?: readonly Letter[]
  label?: string
  decorative?: boolean
  className?: string
}

/** The whole DISC circle: hero, section art, and with `lit` the picture of a style. */
export function StyleCircle({
  size = 600,
  gap = 5,
  padding = 0,
  letters = true,
  textured = true,
  lit = LETTERS,
  label = circleLabel(lit),
  decorative = false,
  className,
}: StyleCircleProps) {
  const isShared = useSharedTextures()
  const isTextured = textured && size >= MIN_TEXTURED_SIZE
  const circle = { size, gap, padding, letters, isTextured, isShared }
  const drawing = together(
    LETTERS.map((letter) => drawQuarter({ letter, isLit: lit.includes(letter), ...circle })),
  )
  const name = decorative ? undefined : label
  return <Picture size={size} label={name} fit="fluid" className={className} drawing={drawing} />
}

function circleLabel(lit: readonly Letter[]): string {
  if (lit.length === LETTERS.length) {
    return 'The DISC circle: Dominance top left, Influence top right, Steadiness bottom right, Conscientiousness bottom left'
  }
  const names = lit.map((letter) => LETTER_NAMES[letter])
  return `The DISC circle with ${names.join(' and ')} highlighted`
}

interface CircleQuarter {
  letter: Letter
  isLit: boolean
  size: number
  gap: number
  padding: number
  letters: boolean
  isTextured: boolean
  /** As in `drawTexture`. */
  isShared: boolean
}

function drawQuarter(quarter: CircleQuarter): Drawing {
  const { letter, isLit, size, gap, padding, letters, isTextured, isShared } = quarter
  const center = size / 2
  const r = center - padding
  const [sx, sy] = QUADRANT[letter]
  return together(
    draw('path', {
      d: sector(center, center, r, letter, gap),
      fill: styleColor(letter, isLit ? 'fill' : 'mid'),
      opacity: isLit ? undefined : 0.62,
    }),
    isLit && isTextured && drawTexture({ letter, cx: center, cy: center, r, gap, isShared }),
    letters &&
      chartText(
        {
          x: round2(center + sx * r * 0.43),
          y: round2(center + sy * r * 0.43),
          size: round2(size * 0.2),
          fill: isLit ? styleColor(letter, 'on') : 'var(--ink-2)',
          spacing: '-.04em',
        },
        letter,
      ),
  )
}
