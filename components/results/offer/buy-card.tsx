import { CheckList } from '@/components/ui/check-list'
import { itemsOf } from '@/lib/disc/premium'
import type { ResultPreview } from '@/lib/disc/result/preview'
import styles from './buy-card.module.css'
import { Price, PriceCard } from './price-card'
import { ReportLink } from './sales-link'

interface BuyCardProps {
  preview: Pick<ResultPreview, 'resultId' | 'unlocked'>
  /** While payments are not open: says so, above the button. */
  notice?: React.ReactNode
  /** The way on, where it is not the guest's. */
  way?: React.ReactElement
  /** A further offer, under the price's note. */
  children?: React.ReactNode
}

/** The offer beside the preview: what is in the report, and what it costs. */
export function BuyCard({ preview, notice, way, children }: BuyCardProps) {
  const { unlocked } = preview
  return (
    <PriceCard
      id="full-report"
      title={unlocked ? 'Your complete report is open' : 'Your complete report'}
    >
      {!unlocked && <Price className={styles.price} />}
      <CheckList className={`gap-s ${styles.list}`} items={itemsOf('report')} />
      {!unlocked && notice && <div className={styles.notice}>{notice}</div>}
      {way ?? <ReportLink preview={preview} className="btn inverse block" />}
      {!unlocked && (
        <div className={`grid gap-xs sm on-dark ${styles.note}`}>
          <p>One payment for this result. No subscription.</p>
          {children}
        </div>
      )}
    </PriceCard>
  )
}
