import { draw, together } from '../drawing'
import { Picture } from '../picture'

interface BrokenCircleProps {
  size?: number
  className?: string
}

/** The picture of an error: two quarters left, two only dashed, and an exclamation mark. Decorative. */
export function BrokenCircle({ size = 92, className }: BrokenCircleProps) {
  return <Picture size={size} box={92} className={className} drawing={BROKEN} />
}

const BROKEN = together(
  draw('path', {
    d: 'M46 4A42 42 0 0 1 88 46M46 88A42 42 0 0 1 4 46',
    fill: 'none',
    stroke: 'var(--line-strong)',
    'stroke-width': 2,
    'stroke-dasharray': '4 6',
  }),
  draw('path', {
    d: 'M4 46A42 42 0 0 1 46 4V46ZM88 46A42 42 0 0 1 46 88V46Z',
    fill: 'var(--sunken)',
  }),
  draw('path', {
    d: 'M46 28v22M46 61v1',
    stroke: 'var(--danger)',
    'stroke-width': 6,
    'stroke-linecap': 'round',
  }),
)
