import { LaunchListLink } from '@/components/checkout/launch-list/launch-list-link'
import { CheckList } from '@/components/ui/check-list'
import { itemsOf } from '@/lib/disc/premium'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { messages } from '@/lib/messages'
import styles from './buy-card.module.css'
import { Price, PriceCard } from './price-card'
import { ReportLink } from './sales-link'

const { until, join } = messages.previewMode

interface BuyCardProps {
  preview: Pick<ResultPreview, 'resultId' | 'unlocked'>
  /** Payments are not open: the hero has the free way. */
  isFree: boolean
  /** The way on, where it is not the guest's; of a look that suits. */
  way?: (look: string) => React.ReactElement
  /** A further offer, under the price's note. */
  children?: React.ReactNode
}

/** The offer beside the preview: what is in the report, and what it costs. */
export function BuyCard({ preview, isFree, way, children }: BuyCardProps) {
  const look = isFree ? 'btn outline block' : 'btn block'
  return (
    <PriceCard id="full-report" title="Your complete report">
      <Price className={styles.price} />
      <CheckList className={`gap-s ${styles.list}`} items={itemsOf('report')} />
      {isFree && <p className={`sm ${styles.notice}`}>{until}</p>}
      {way ? way(look) : <ReportLink preview={preview} className={look} />}
      {isFree ? (
        <div className={`text-center ${styles.join}`}>
          <LaunchListLink>{join}</LaunchListLink>
        </div>
      ) : (
        <div className={`grid gap-xs sm on-dark ${styles.note}`}>
          <p>One payment for this result. No subscription.</p>
          {children}
        </div>
      )}
    </PriceCard>
  )
}
