import { Fold } from '@/components/ui/fold'
import styles from './report-section.module.css'

interface ReportSectionProps {
  /** Where the section list leads. */
  id: string
  title: string
  /** What is inside, for narrow screens, where sections fold. */
  hint: React.ReactNode
  lede?: string
  /** On paper, a long section may go on over the page. */
  canSplit?: boolean
  /** Open on narrow screens, too. */
  isOpen?: boolean
  children: React.ReactNode
}

/** One titled part of the report. */
export function ReportSection(props: ReportSectionProps) {
  const { id, title, hint, lede, canSplit = false, isOpen, children } = props
  return (
    <Fold
      id={id}
      title={<h2 className={`d2 ${styles.title}`}>{title}</h2>}
      hint={hint}
      isOpen={isOpen}
      className={`unbroken ${styles.section} ${canSplit ? styles.splits : ''}`}
    >
      {lede && <p className={`lede ${styles.lede}`}>{lede}</p>}
      {children}
    </Fold>
  )
}
