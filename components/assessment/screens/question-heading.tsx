import styles from './question-screen.module.css'

/** The question itself is the same every time; the line under it is what there is to say. */
export function QuestionHeading({ children }: { children: React.ReactNode }) {
  return (
    <div className={styles.heading}>
      <h1 className="d3">Which is most like you? Which is least?</h1>
      <div className={`mut ${styles.line}`}>{children}</div>
    </div>
  )
}
