import { QUADRANT, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTERS } from '@/lib/disc/letters'
import { chartText } from '../chart-text'
import { type Drawing, draw, drawWords, together } from '../drawing'
import { styleColor } from '../style-color'
import { drawTexture } from '../texture/texture'

interface Field {
  size: number
  radius: number
  /** As in `drawTexture`. */
  isShared: boolean
}

/** The pale circle with its axes, rings and letters. */
export function drawField({ size, radius, isShared }: Field): Drawing {
  const center = size / 2
  const rule = { stroke: 'var(--ink)', 'stroke-opacity': 0.5, 'stroke-width': 1.25 }
  const circle = { cx: center, cy: center, fill: 'none' }
  return together(
    LETTERS.map((letter) =>
      draw(
        'g',
        {},
        draw('path', {
          d: sector(center, center, radius, letter),
          fill: styleColor(letter, 'tint'),
        }),
        drawTexture({
          ...{ letter, cx: center, cy: center, r: radius, isShared },
          color: styleColor(letter, 'fill'),
          opacity: letter === 'I' ? 0.29 : 0.11,
        }),
      ),
    ),
    [1 / 3, 2 / 3].map((part) =>
      draw('circle', {
        ...circle,
        r: round2(radius * part),
        stroke: 'var(--ink)',
        'stroke-opacity': 0.16,
        'stroke-dasharray': '2 5',
      }),
    ),
    draw('circle', { ...circle, r: radius, ...rule }),
    draw('path', {
      d: `M${center - radius} ${center}H${center + radius}M${center} ${center - radius}V${center + radius}`,
      ...rule,
    }),
    LETTERS.map((letter) => {
      const [sx, sy] = QUADRANT[letter]
      const x = round2(center + sx * radius * 0.8)
      const y = round2(center + sy * radius * 0.8)
      return chartText(
        { x, y, size: size < 420 ? 22 : 30, fill: styleColor(letter, 'ink') },
        letter,
      )
    }),
  )
}

/** The ends of the two axes, around the circle. */
export function drawAxisWords(size: number, inset: number): Drawing {
  const center = size / 2
  const near = round2(inset)
  const far = round2(size - inset)
  const words = [
    { text: 'Fast-paced', x: center, y: near },
    { text: 'Measured', x: center, y: far },
    { text: 'Task first', x: near, y: center, turn: -90 },
    { text: 'People first', x: far, y: center, turn: 90 },
  ]
  return together(
    words.map(({ text, x, y, turn }) =>
      drawWords(
        {
          ...{ x, y, dy: '.36em' },
          transform: turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`,
          'text-anchor': 'middle',
          'font-size': 14,
          'font-weight': 600,
          fill: 'var(--ink-2)',
        },
        text,
      ),
    ),
  )
}
