import { type Drawing, draw, together } from '../drawing'
import { Picture } from '../picture'

interface HalfCircleIconProps {
  axis: 'pace' | 'perspective' | 'focus'
  /** The other end of the axis: measured, detail first, task first. */
  flipped?: boolean
  size?: number
  className?: string
}

/** Dark is where the person stands: pace up or down, focus right or left, perspective wide or narrow. */
const HALVES = {
  pace: { upright: 'M2 32a30 30 0 0 1 60 0Z', flipped: 'M2 32a30 30 0 0 0 60 0Z' },
  focus: { upright: 'M32 2a30 30 0 0 1 0 60Z', flipped: 'M32 2a30 30 0 0 0 0 60Z' },
} as const

/** Icon of one core trait: fast, big picture and people first unless `flipped`. Decorative. */
export function HalfCircleIcon({
  axis,
  flipped = false,
  size = 60,
  className,
}: HalfCircleIconProps) {
  const drawing = together(
    draw('circle', {
      ...DISC,
      fill: 'var(--surface)',
      stroke: 'var(--ink)',
      'stroke-width': 1.5,
    }),
    axis === 'perspective'
      ? drawPerspective(flipped)
      : draw('path', { d: HALVES[axis][flipped ? 'flipped' : 'upright'], fill: 'var(--ink)' }),
  )
  return <Picture size={size} box={64} className={className} drawing={drawing} />
}

const DISC = { cx: 32, cy: 32, r: 30 }

/** Big picture: all of the field but a point. Detail: only the point. */
const drawPerspective = (isNarrow: boolean): Drawing =>
  together(
    !isNarrow && draw('circle', { ...DISC, fill: 'var(--ink)' }),
    draw('circle', { ...DISC, r: 12, fill: isNarrow ? 'var(--ink)' : 'var(--surface)' }),
  )
