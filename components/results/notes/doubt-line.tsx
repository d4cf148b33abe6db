import { StyleMark } from '@/components/charts/marks/style-mark'
import type { Doubt } from '@/lib/disc/result/doubt'
import styles from './doubt-line.module.css'

/** How large the two marks are beside each other: the surer the order, the larger the difference. */
const SIZES = {
  hero: { clear: [54, 28], leads: [54, 34], close: [52, 42], shared: [50, 50], unknown: [54, 34] },
  small: { clear: [26, 13], leads: [26, 16], close: [24, 20], shared: [22, 22], unknown: [26, 16] },
} as const

interface DoubtLineProps {
  doubt: Doubt
  /** `small` draws bare shapes, for rows and cards. */
  size?: keyof typeof SIZES
}

/** How sure a result is: two marks, and always the sentence. */
export function DoubtLine({ doubt, size = 'hero' }: DoubtLineProps) {
  return (
    <p className={`row gap-s ${styles.doubt} ${styles[size]}`}>
      <DoubtMarks doubt={doubt} size={size} />
      <span>{doubt.text}</span>
    </p>
  )
}

/** The marks alone, where the letters stand beside them. */
export function DoubtMarks({ doubt, size = 'hero' }: DoubtLineProps) {
  const { kind, first, second } = doubt
  const [large, other] = SIZES[size][kind]
  const face = size === 'small' ? '' : undefined
  return (
    <span className={`middle rigid ${styles.marks}`} aria-hidden="true">
      <StyleMark letter={first} size={large} text={face} />
      <StyleMark letter={second} size={other} text={face} />
    </span>
  )
}
