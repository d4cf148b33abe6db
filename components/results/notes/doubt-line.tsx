import { StyleMark } from '@/components/charts/marks/style-mark'
import { type Doubt, markedLetters } from '@/lib/disc/result/doubt'
import styles from './doubt-line.module.css'

/** How large the marks are beside each other: the surer the order, the larger the difference. Where no letter leads, all four. */
const SIZES = {
  hero: {
    clear: [54, 28],
    leads: [54, 34],
    either: [54, 44],
    even: [50, 50],
    none: [36, 36],
    few: [54, 34],
    unknown: [54, 34],
  },
  small: {
    clear: [26, 13],
    leads: [26, 16],
    either: [26, 21],
    even: [22, 22],
    none: [16, 16],
    few: [26, 16],
    unknown: [26, 16],
  },
} as const

interface DoubtLineProps {
  doubt: Doubt
  /** `small` draws bare shapes, for rows and cards. */
  size?: keyof typeof SIZES
}

/** How sure a result is: two marks, and always the sentence. */
export function DoubtLine({ doubt, size = 'hero' }: DoubtLineProps) {
  return (
    <p className={`flex items-center gap-3 font-650 text-19 leading-snug ${styles[size]}`}>
      <DoubtMarks doubt={doubt} size={size} />
      <span>{doubt.text}</span>
    </p>
  )
}

/** The marks alone, where the letters stand beside them. */
export function DoubtMarks({ doubt, size = 'hero' }: DoubtLineProps) {
  const [large, other] = SIZES[size][doubt.kind]
  const face = size === 'small' ? '' : undefined
  return (
    <span
      className={`inline-flex flex-none items-center [&_svg+svg]:-ml-1.5 ${styles.marks}`}
      aria-hidden="true"
    >
      {markedLetters(doubt).map((letter, at) => (
        <StyleMark
          key={letter}
          letter={letter}
          size={at === 0 ? large : other}
          variant={doubt.kind === 'few' ? 'dashed' : 'solid'}
          text={face}
        />
      ))}
    </span>
  )
}
