import { ChartText } from '@/components/charts/chart-text'
import { Picture } from '@/components/charts/picture'
import { styleColor } from '@/components/charts/style-color'
import type { Circle } from '@/lib/api/auth'
import { roseRadius, sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { BANDS } from '@/lib/disc/result/bands'
import { initialsOf } from '@/lib/display-name'

interface PersonCircleProps {
  firstName: string
  lastName: string
  size?: number
  /** The bands of their result by all sittings; null without one. */
  circle?: Circle
  /** The letters of the person's style, where it is known: their quarters take color. */
  lit?: readonly Letter[]
  className?: string
}

/**
 * A person's avatar: the rose of their result by all sittings, else their initials in a circle. It is drawn from bands only, as
 * the preview's rose. Decorative: the name stands beside it.
 */
export function PersonCircle({ circle = null, size = 40, ...initials }: PersonCircleProps) {
  return circle ? (
    <OwnRose circle={circle} size={size} className={initials.className} />
  ) : (
    <Initials {...initials} size={size} />
  )
}

interface OwnRoseProps {
  circle: NonNullable<Circle>
  size: number
  className?: string
}

function OwnRose({ circle, size, className }: OwnRoseProps) {
  return (
    <Picture size={size} box={40} className={className}>
      <circle cx={20} cy={20} r={19.5} fill="var(--surface)" stroke="var(--line-strong)" />
      {LETTERS.map((letter) => (
        <path
          key={letter}
          d={sector(20, 20, roseRadius(BANDS[circle[letter]].middle, 16), letter, 0.5)}
          fill={styleColor(letter, 'fill')}
        />
      ))}
    </Picture>
  )
}

function Initials({ firstName, lastName, size = 40, lit = [], className }: PersonCircleProps) {
  return (
    <Picture size={size} box={40} className={className}>
      {LETTERS.map((letter) => (
        <path
          key={letter}
          d={sector(20, 20, 19.2, letter, 0.7)}
          fill={lit.includes(letter) ? styleColor(letter, 'mid') : 'var(--sunken)'}
          stroke={lit.includes(letter) ? styleColor(letter, 'edge') : 'var(--line-strong)'}
          strokeWidth={0.8}
        />
      ))}
      <circle cx={20} cy={20} r={13.5} fill="var(--surface)" />
      <ChartText x={20} y={20} size={13} fill="var(--ink)">
        {initialsOf(firstName, lastName)}
      </ChartText>
    </Picture>
  )
}
