import { MARK_PATHS } from '@/lib/disc/circle/geometry'
import { draw, together } from '../drawing'
import { Picture } from '../picture'

interface EmptyCircleProps {
  size?: number
  className?: string
}

/** Three marks in their places; D is the one still missing. */
const PLACED = [
  { letter: 'I', x: 62, y: 13 },
  { letter: 'S', x: 62, y: 63 },
  { letter: 'C', x: 13, y: 63 },
] as const

/** The picture of an empty state: a dashed circle with one quarter missing. Decorative. */
export function EmptyCircle({ size = 112, className }: EmptyCircleProps) {
  return <Picture size={size} box={112} fit="fluid" className={className} drawing={EMPTY} />
}

const DASHES = { stroke: 'var(--line-strong)', 'stroke-width': 1.5, 'stroke-dasharray': '4 6' }

const EMPTY = together(
  draw('circle', { cx: 56, cy: 56, r: 53, fill: 'none', ...DASHES }),
  draw('path', { d: 'M56 8V104M8 56H104', ...DASHES }),
  PLACED.map(({ letter, x, y }) =>
    draw('path', {
      d: MARK_PATHS[letter],
      transform: `translate(${x} ${y}) scale(.9)`,
      fill: 'var(--surface)',
      stroke: 'var(--ink)',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
  ),
)
