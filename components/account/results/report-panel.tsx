import type { DetailedResult } from '@/lib/disc/result/account-result'
import styles from './detailed-results.module.css'
import { PassLine } from './pass-line'
import { UnlockLink } from './unlock-link'

interface ReportPanelProps {
  result: Pick<DetailedResult, 'resultId' | 'unlocked'>
  /** What the pass costs now. */
  passCents: number
}

/** Quietly says what the complete report adds to this page. */
export function ReportPanel({ result, passCents }: ReportPanelProps) {
  return (
    <aside className={styles.panel} aria-labelledby="report-panel">
      <h2 id="report-panel" className="h3">
        What the complete report adds
      </h2>
      <p className="mut">
        The description of your style, its strengths and limits with their cost, how you lead and
        work, three goals with first steps, phrases to say and to avoid, eight roles that fit, and
        the whole as a PDF.
      </p>
      <UnlockLink result={result} className="btn outline" />
      <PassLine cents={passCents} />
    </aside>
  )
}
