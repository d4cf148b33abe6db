import { MARK_PATHS, round2 } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { chartText } from '../chart-text'
import { type Drawing, draw } from '../drawing'
import { styleColor } from '../style-color'

/** Somebody's initials in the shape of their primary letter, centered on 0, 0. */
export const drawPerson = (letter: Letter, initials: string, size: number): Drawing =>
  draw(
    'g',
    { transform: `translate(${-size / 2} ${-size / 2}) scale(${round2(size / 40)})` },
    draw('path', {
      d: MARK_PATHS[letter],
      fill: styleColor(letter, 'fill'),
      stroke: 'var(--surface)',
      'stroke-width': 3,
      'paint-order': 'stroke',
    }),
    chartText(
      {
        x: 20,
        // The triangle carries its weight low.
        y: letter === 'D' ? 22.5 : 20,
        size: size < 40 ? 14.5 : 13,
        fill: styleColor(letter, 'on'),
      },
      initials,
    ),
  )
