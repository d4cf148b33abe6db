import type { Letter } from '@/lib/disc/letters'
import { type StyleCode, styleWords } from '@/lib/disc/styles'
import styles from './style-code-marks.module.css'
import { StyleMark } from './style-mark'

interface StyleCodeMarksProps {
  code: StyleCode
  /** Size of the first mark. */
  size?: number
  /** `soft` draws the second letter pale and smaller, for rows where the order must show at a glance. */
  secondary?: 'solid' | 'soft'
  /** Hides the marks from screen readers, where the style stands beside them in words. */
  decorative?: boolean
  className?: string
}

/** A style code as its one or two marks, read aloud as "Type CS: Conscientiousness with Steadiness". */
export function StyleCodeMarks({
  code,
  size = 40,
  secondary = 'solid',
  decorative = false,
  className = '',
}: StyleCodeMarksProps) {
  const [first, second] = [...code] as [Letter, Letter?]
  const spoken = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': `Style ${code}: ${styleWords(code)}` }
  return (
    <span className={`flex-none items-center ${styles.marks} ${className}`} {...spoken}>
      <StyleMark letter={first} size={size} />
      {second && (
        <StyleMark
          letter={second}
          size={secondary === 'soft' ? Math.round(size * 0.85) : size}
          variant={secondary}
        />
      )}
    </span>
  )
}
