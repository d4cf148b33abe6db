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
      title={<h2 className={`text-d2 ${styles.title}`}>{title}</h2>}
      hint={hint}
      isOpen={isOpen}
      className={`narrow:pb-0 pb-24 print:mb-[6.5mm] print:pb-0 ${canSplit ? 'print:break-inside-auto' : 'print:break-inside-avoid'}`}
    >
      {lede && (
        <p
          className={`mb-[clamp(24px,3.5vw,36px)] max-w-[38rem] text-ink-2 text-lede print:mb-[3.5mm] print:max-w-none print:break-after-avoid print:text-[10.5pt] ${styles.lede}`}
        >
          {lede}
        </p>
      )}
      {children}
    </Fold>
  )
}
