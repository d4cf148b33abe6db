import styles from './report-section.module.css'

interface ReportSectionProps {
  /** Where the section list leads. */
  id: string
  title: string
  lede?: string
  /** On paper, a long section may go on over the page. */
  canSplit?: boolean
  children: React.ReactNode
}

/** One titled part of the report. */
export function ReportSection({ id, title, lede, canSplit = false, children }: ReportSectionProps) {
  return (
    <section id={id} className={`${styles.section} ${canSplit ? styles.splits : ''}`}>
      <h2 className={`d2 ${styles.title}`}>{title}</h2>
      {lede && <p className={`lede ${styles.lede}`}>{lede}</p>}
      {children}
    </section>
  )
}
