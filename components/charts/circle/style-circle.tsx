'use client'

import { QUADRANT, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTER_NAMES, LETTERS, type Letter } from '@/lib/disc/letters'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { MIN_TEXTURED_SIZE, Texture } from '../texture/texture'

interface StyleCircleProps {
  /** Width and height, also of the viewBox. */
  size?: number
  /** How far each quarter's corner stands from the center. */
  gap?: number
  /** Room around the circle. */
  padding?: number
  /** Writes the letter into each quarter. */
  letters?: boolean
  /** The quarters in full color, the others pale; all four when missing. */
  lit?: readonly Letter[]
  label?: string
  decorative?: boolean
  className?: string
}

/**
 * The whole DISC circle: hero, section art, and with `lit` the picture of a style. Under 120 it has no textures: the
 * letters over them would be too small.
 */
export function StyleCircle({
  size = 600,
  gap = 5,
  padding = 0,
  letters = true,
  lit = LETTERS,
  label = circleLabel(lit),
  decorative = false,
  className,
}: StyleCircleProps) {
  const center = size / 2
  const r = center - padding
  return (
    <Picture size={size} label={decorative ? undefined : label} fit="fluid" className={className}>
      {LETTERS.map((letter) => {
        const isLit = lit.includes(letter)
        const [sx, sy] = QUADRANT[letter]
        return (
          <g key={letter}>
            <path
              d={sector(center, center, r, letter, gap)}
              fill={styleColor(letter, isLit ? 'fill' : 'mid')}
              opacity={isLit ? undefined : 0.62}
            />
            {isLit && size >= MIN_TEXTURED_SIZE && (
              <Texture letter={letter} cx={center} cy={center} r={r} gap={gap} />
            )}
            {letters && (
              <ChartText
                x={round2(center + sx * r * 0.43)}
                y={round2(center + sy * r * 0.43)}
                size={round2(size * 0.2)}
                fill={isLit ? styleColor(letter, 'on') : 'var(--ink-2)'}
                spacing="-.04em"
              >
                {letter}
              </ChartText>
            )}
          </g>
        )
      })}
    </Picture>
  )
}

function circleLabel(lit: readonly Letter[]): string {
  if (lit.length === LETTERS.length) {
    return 'The DISC circle: Dominance top left, Influence top right, Steadiness bottom right, Conscientiousness bottom left'
  }
  const names = lit.map((letter) => LETTER_NAMES[letter])
  return `The DISC circle with ${names.join(' and ')} highlighted`
}
