import styles from './question-screen.module.css'

interface QuestionHeadingProps {
  /** Keeps the height of the longest line, so that nothing moves when it is a short one. */
  isLong?: boolean
  /** The line has no room on a phone. */
  isWideOnly?: boolean
  children: React.ReactNode
}

/** The question itself is the same every time; the line under it is what there is to say. */
export function QuestionHeading({
  isLong = false,
  isWideOnly = false,
  children,
}: QuestionHeadingProps) {
  const kind = isWideOnly ? 'narrow-hidden' : isLong ? styles.long : ''
  return (
    <div className={styles.heading}>
      <h1 className="d3">Which is most like you? Which is least?</h1>
      <div className={`mut ${styles.line} ${kind}`}>{children}</div>
    </div>
  )
}
