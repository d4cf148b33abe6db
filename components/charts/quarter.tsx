'use client'

import { QUADRANT, round2, sector } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { chartText } from './chart-text'
import { draw, together } from './drawing'
import { Picture } from './picture'
import { styleColor } from './style-color'
import { useSharedTextures } from './texture/shared-textures'
import { drawTexture } from './texture/texture'

interface QuarterProps {
  letter: Letter
  /** Radius, and so the side of the square it fills. */
  size?: number
  textured?: boolean
  /** Writes the letter into the quarter. */
  showLetter?: boolean
  className?: string
}

/** One quarter disc in its own corner, for cards and section art. Always decorative. */
export function Quarter({
  letter,
  size = 200,
  textured = true,
  showLetter = true,
  className,
}: QuarterProps) {
  const isShared = useSharedTextures()
  const [sx, sy] = QUADRANT[letter]
  const cx = sx < 0 ? size : 0
  const cy = sy < 0 ? size : 0
  // In a box that is no square, its center stays in its corner.
  const align = `x${sx < 0 ? 'Max' : 'Min'}Y${sy < 0 ? 'Max' : 'Min'}`
  const drawing = together(
    draw('path', { d: sector(cx, cy, size, letter), fill: styleColor(letter, 'fill') }),
    textured && drawTexture({ letter, cx, cy, r: size, isShared }),
    showLetter &&
      chartText(
        {
          x: round2(cx + sx * size * 0.42),
          y: round2(cy + sy * size * 0.42),
          size: round2(size * 0.42),
          fill: styleColor(letter, 'on'),
        },
        letter,
      ),
  )
  return <Picture size={size} align={align} className={className} drawing={drawing} />
}
