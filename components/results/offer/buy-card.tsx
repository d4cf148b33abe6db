import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'
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
      <ul className={`grid gap-s checks ${styles.list}`}>
        {itemsOf('report').map((text) => (
          <li key={text}>
            <Icon of={Check} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
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
