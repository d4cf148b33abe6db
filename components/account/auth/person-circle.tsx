import { ChartText } from '@/components/charts/chart-text'
import { Picture } from '@/components/charts/picture'
import { styleColor } from '@/components/charts/style-color'
import { sector } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { initialsOf } from '@/lib/display-name'

interface PersonCircleProps {
  firstName: string
  lastName: string
  size?: number
  /** The letters of the person's style, where it is known: their quarters take color. */
  lit?: readonly Letter[]
  className?: string
}

/** A person's avatar: their initials within the circle. It is drawn; there is no upload. Decorative: the name stands beside it. */
export function PersonCircle({
  firstName,
  lastName,
  size = 40,
  lit = [],
  className,
}: PersonCircleProps) {
  return (
    <Picture size={size} box={40} className={className}>
      {LETTERS.map((letter) => (
        <path
          key={letter}
          d={sector(20, 20, 19.2, letter, 0.7)}
          fill={lit.includes(letter) ? styleColor(letter, 'mid') : 'var(--sunken)'}
          stroke={lit.includes(letter) ? styleColor(letter, 'edge') : 'var(--line-strong)'}
          strokeWidth="0.8"
        />
      ))}
      <circle cx="20" cy="20" r="13.5" fill="var(--surface)" />
      <ChartText x={20} y={20} size={13} fill="var(--ink)">
        {initialsOf(firstName, lastName)}
      </ChartText>
    </Picture>
  )
}
