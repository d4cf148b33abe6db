import { MARK_PATHS } from '@/lib/disc/circle/geometry'
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
  return (
    <Picture size={size} box={112} fit="fluid" className={className}>
      <g stroke="var(--line-strong)" strokeWidth={1.5} strokeDasharray="4 6">
        <circle cx={56} cy={56} r={53} fill="none" />
        <path d="M56 8V104M8 56H104" />
      </g>
      {PLACED.map(({ letter, x, y }) => (
        <path
          key={letter}
          d={MARK_PATHS[letter]}
          transform={`translate(${x} ${y}) scale(.9)`}
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      ))}
    </Picture>
  )
}
