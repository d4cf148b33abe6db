'use client'

import { QUADRANT, round2, sector } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { ChartText } from './chart-text'
import { Picture } from './picture'
import { styleColor } from './style-color'
import { Texture } from './texture/texture'

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
  const [sx, sy] = QUADRANT[letter]
  const cx = sx < 0 ? size : 0
  const cy = sy < 0 ? size : 0
  // In a box that is no square, its center stays in its corner.
  const align = `x${sx < 0 ? 'Max' : 'Min'}Y${sy < 0 ? 'Max' : 'Min'}`
  return (
    <Picture size={size} align={align} className={className}>
      <path d={sector(cx, cy, size, letter)} fill={styleColor(letter, 'fill')} />
      {textured && <Texture letter={letter} cx={cx} cy={cy} r={size} />}
      {showLetter && (
        <ChartText
          x={round2(cx + sx * size * 0.42)}
          y={round2(cy + sy * size * 0.42)}
          size={round2(size * 0.42)}
          fill={styleColor(letter, 'on')}
        >
          {letter}
        </ChartText>
      )}
    </Picture>
  )
}
