import { Check } from 'lucide-react'
import type { ResultPreview } from '@/lib/disc/result/preview'
import styles from './buy-card.module.css'
import { Price, PriceCard } from './price-card'
import { ReportLink } from './report-link'

const SCORES = 'Exact scores for D, I, S and C'
const CONTENTS = [
  'Strengths, growth areas, work style',
  'Action plan with three goals',
  'Say-this-not-that guide',
  'Career matches',
  'PDF download and print version',
]

interface BuyCardProps {
  preview: Pick<ResultPreview, 'resultId' | 'unlocked'>
  /** What the report opens with; an account has the exact scores already. */
  first?: string
  /** A further offer, under the price's note. */
  children?: React.ReactNode
}

/** The offer beside the preview: what is in the report, and what it costs. */
export function BuyCard({ preview, first = SCORES, children }: BuyCardProps) {
  const { unlocked } = preview
  return (
    <PriceCard
      id="full-report"
      title={unlocked ? 'Your complete report is open' : 'Your complete report'}
    >
      {!unlocked && <Price className={styles.price} />}
      <ul className={styles.list}>
        {[first, ...CONTENTS].map((text) => (
          <li key={text}>
            <Check className="icon" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <ReportLink preview={preview} className="btn inverse block" />
      {!unlocked && (
        <div className={styles.note}>
          <p>One payment for this result. No subscription.</p>
          {children}
        </div>
      )}
    </PriceCard>
  )
}
