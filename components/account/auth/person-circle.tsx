import { chartText } from '@/components/charts/chart-text'
import { draw, together } from '@/components/charts/drawing'
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
  /** The bands of their newest result; null without one. */
  circle?: Circle
  /** The letters of the person's style, where it is known: their quarters take color. */
  lit?: readonly Letter[]
  className?: string
}

/**
 * A person's avatar: the rose of their newest result, else their initials within the circle. It is drawn; there is no
 * upload. It knows bands only, as the preview's rose does. Decorative: the name stands beside it.
 */
export function PersonCircle({ circle = null, size = 40, ...initials }: PersonCircleProps) {
  return circle ? (
    <OwnRose circle={circle} size={size} className={initials.className} />
  ) : (
    <Initials {...initials} size={size} />
  )
}

function OwnRose({
  circle,
  size,
  className,
}: Pick<PersonCircleProps, 'className'> & { circle: NonNullable<Circle>; size: number }) {
  const drawing = together(
    draw('circle', { ...DISC, r: 19.5, fill: 'var(--surface)', stroke: 'var(--line-strong)' }),
    LETTERS.map((letter) =>
      draw('path', {
        d: sector(20, 20, roseRadius(BANDS[circle[letter]].middle, 16), letter, 0.5),
        fill: styleColor(letter, 'fill'),
      }),
    ),
  )
  return <Picture size={size} box={40} className={className} drawing={drawing} />
}

const DISC = { cx: 20, cy: 20 }

function Initials({ firstName, lastName, size = 40, lit = [], className }: PersonCircleProps) {
  const drawing = together(
    LETTERS.map((letter) =>
      draw('path', {
        d: sector(20, 20, 19.2, letter, 0.7),
        fill: lit.includes(letter) ? styleColor(letter, 'mid') : 'var(--sunken)',
        stroke: lit.includes(letter) ? styleColor(letter, 'edge') : 'var(--line-strong)',
        'stroke-width': 0.8,
      }),
    ),
    draw('circle', { ...DISC, r: 13.5, fill: 'var(--surface)' }),
    chartText({ x: 20, y: 20, size: 13, fill: 'var(--ink)' }, initialsOf(firstName, lastName)),
  )
  return <Picture size={size} box={40} className={className} drawing={drawing} />
}
