import { Picture } from '../picture'

interface BrokenCircleProps {
  size?: number
  className?: string
}

/** The picture of an error: two quarters left, two only dashed, and an exclamation mark. Decorative. */
export function BrokenCircle({ size = 92, className }: BrokenCircleProps) {
  return (
    <Picture size={size} box={92} className={className}>
      <path
        d="M46 4A42 42 0 0 1 88 46M46 88A42 42 0 0 1 4 46"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth={2}
        strokeDasharray="4 6"
      />
      <path d="M4 46A42 42 0 0 1 46 4V46ZM88 46A42 42 0 0 1 46 88V46Z" fill="var(--sunken)" />
      <path d="M46 28v22M46 61v1" stroke="var(--danger)" strokeWidth={6} strokeLinecap="round" />
    </Picture>
  )
}
