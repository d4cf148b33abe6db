'use client'

import { MARK_PATHS } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'
import { styleColor } from '../style-color'

interface StyleMarkProps {
  letter: Letter
  /** 16 to 52. */
  size?: number
  /** `soft` is the pale version for a secondary letter, `dashed` one that may still change. */
  variant?: 'solid' | 'soft' | 'dashed'
  /** What stands in the shape: the letter, initials of a member, or nothing. */
  text?: string
  /** Name for screen readers; without it the mark is decorative. */
  label?: string
  className?: string
}

/** A letter as shape, color and letter together, so that none of them has to do it alone. */
export function StyleMark({
  letter,
  size = 32,
  variant = 'solid',
  text = letter,
  label,
  className,
}: StyleMarkProps) {
  const isSoft = variant !== 'solid'
  const isDashed = variant === 'dashed'
  return (
    <Picture size={size} box={40} label={label} className={className}>
      <path
        d={MARK_PATHS[letter]}
        fill={isDashed ? 'none' : styleColor(letter, isSoft ? 'tint' : 'fill')}
        strokeDasharray={isDashed ? '3.4 2.6' : undefined}
        stroke={styleColor(letter, 'edge')}
        strokeWidth={edgeWidth(size, isSoft)}
        strokeLinejoin="round"
      />
      {text !== '' && (
        <ChartText
          x={20}
          // The triangle carries its weight low.
          y={letter === 'D' ? 22.2 : 20}
          size={textSize(letter, text)}
          fill={styleColor(letter, isSoft ? 'ink' : 'on')}
        >
          {text}
        </ChartText>
      )}
    </Picture>
  )
}

function edgeWidth(size: number, isSoft: boolean): number {
  if (isSoft) return 2
  return size < 20 ? 2.4 : 1.6
}

function textSize(letter: Letter, text: string): number {
  if (text.length > 1) return 12.5
  return letter === 'D' ? 16.5 : 18.5
}
