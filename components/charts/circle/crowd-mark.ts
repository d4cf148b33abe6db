import { arcPath } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { chartText } from '../chart-text'
import { type Drawing, draw } from '../drawing'
import { styleColor } from '../style-color'

/**
 * Several people in one place: their number, in a ring of their letters' shares. Centered on 0, 0; the letters are
 * everybody's primary ones.
 */
export function drawCrowd(letters: readonly Letter[], size: number): Drawing {
  const r = size / 2 - 2
  let before = 0
  const arcs = LETTERS.map((letter) => {
    const from = before
    before += letters.filter((one) => one === letter).length / letters.length
    return { letter, from, to: before }
  }).filter(({ from, to }) => to > from)
  return draw(
    'g',
    {},
    draw('circle', {
      ...{ r: size / 2 + 1, fill: 'var(--surface)' },
      ...{ stroke: 'var(--ink)', 'stroke-width': 1 },
    }),
    arcs.map(({ letter, from, to }) =>
      draw('path', {
        d: arcPath(0, 0, r, from, to),
        fill: 'none',
        stroke: styleColor(letter, 'fill'),
        'stroke-width': 4,
      }),
    ),
    chartText(
      { x: 0, y: 0, size: letters.length > 99 ? 12 : 14, fill: 'var(--ink)' },
      letters.length,
    ),
  )
}
