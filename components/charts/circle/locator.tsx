'use client'

import { QUADRANT, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { MIN_TEXTURED_SIZE, Texture } from '../texture/texture'

interface LocatorProps {
  letter: Letter
  size?: number
  /** Draws the lit quarter's texture; ignored under 120, where its letter would be too small. */
  textured?: boolean
  /** For dark panels: the other quarters become a veil of the text color. */
  onInverse?: boolean
  className?: string
}

/**
 * The whole circle with one quarter lit, for places where a quarter cannot sit in its own corner.
 * Always decorative: the letter's name stands beside it.
 */
export function Locator(props: LocatorProps) {
  const { letter, size = 132, textured = true, onInverse = false, className } = props
  const center = size / 2
  const r = center - 1
  const gap = size * 0.012
  const [sx, sy] = QUADRANT[letter]
  const rest = onInverse
    ? { fill: 'var(--on-inverse)', opacity: 0.2 }
    : { fill: styleColor(letter, 'mid'), opacity: 0.62 }
  return (
    <Picture size={size} className={className}>
      {LETTERS.filter((other) => other !== letter).map((other) => (
        <path key={other} d={sector(center, center, r, other, gap)} {...rest} />
      ))}
      <path d={sector(center, center, r, letter, gap)} fill={styleColor(letter, 'fill')} />
      {textured && size >= MIN_TEXTURED_SIZE && (
        <Texture letter={letter} cx={center} cy={center} r={r} gap={gap} />
      )}
      <ChartText
        x={round2(center + sx * r * 0.42)}
        y={round2(center + sy * r * 0.42)}
        size={round2(size * 0.2)}
        fill={styleColor(letter, 'on')}
      >
        {letter}
      </ChartText>
    </Picture>
  )
}
