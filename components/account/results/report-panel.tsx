import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { itemsOf } from '@/lib/disc/premium'
import type { DetailedResult } from '@/lib/disc/result/account-result'
import styles from './detailed-results.module.css'
import { PassLine } from './pass-line'
import { UnlockLink } from './unlock-link'

interface ReportPanelProps {
  result: Pick<DetailedResult, 'resultId' | 'unlocked'>
  /** Says that payments are not open; null while they are. */
  notice: React.ReactNode
}

/** Quietly says what the complete report adds to this page. */
export function ReportPanel({ result, notice }: ReportPanelProps) {
  return (
    <aside
      className={`grid gap-m lined left radius-lg padded narrow-fills ${styles.panel}`}
      aria-labelledby="report-panel"
    >
      <h2 id="report-panel" className="h3">
        What the complete report adds
      </h2>
      <ul className={`grid gap-s checks ${styles.adds}`}>
        {itemsOf('report').map((text) => (
          <li key={text}>
            <Icon of={Check} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {notice}
      <UnlockLink result={result} className="btn outline" />
      {!notice && <PassLine />}
    </aside>
  )
}
