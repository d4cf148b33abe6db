import { Picture } from '../picture'

interface HalfCircleIconProps {
  axis: 'pace' | 'perspective' | 'focus'
  /** The other end of the axis: measured, detail first, task first. */
  flipped?: boolean
  className?: string
}

/** Dark is where the person stands: pace up or down, focus right or left, perspective wide or narrow. */
const HALVES = {
  pace: { upright: 'M2 32a30 30 0 0 1 60 0Z', flipped: 'M2 32a30 30 0 0 0 60 0Z' },
  focus: { upright: 'M32 2a30 30 0 0 1 0 60Z', flipped: 'M32 2a30 30 0 0 0 0 60Z' },
} as const

/** Icon of one core trait: fast, big picture and people first unless `flipped`. Decorative. */
export function HalfCircleIcon({ axis, flipped = false, className }: HalfCircleIconProps) {
  return (
    <Picture size={60} box={64} className={className}>
      <circle cx={32} cy={32} r={30} fill="var(--surface)" stroke="var(--ink)" strokeWidth={1.5} />
      {axis === 'perspective' ? (
        // Big picture: all of the field but a point. Detail: only the point.
        <>
          {!flipped && <circle cx={32} cy={32} r={30} fill="var(--ink)" />}
          <circle cx={32} cy={32} r={12} fill={flipped ? 'var(--ink)' : 'var(--surface)'} />
        </>
      ) : (
        <path d={HALVES[axis][flipped ? 'flipped' : 'upright']} fill="var(--ink)" />
      )}
    </Picture>
  )
}
