import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { Price, PriceCard } from '@/components/results/offer/price-card'
import { styleTitle } from '@/components/results/style/style-title'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { forResult, routes } from '@/lib/routes'
import styles from './order-card.module.css'

/** Buy Now leads to the checkout of this result, by a full load: only as a page of its own may it run Stripe's script. */
function BuyNow({ resultId, className = 'btn' }: { resultId: string; className?: string }) {
  return (
    <a className={className} href={forResult(routes.checkout, resultId)}>
      Buy Now
    </a>
  )
}

interface OrderCardProps {
  preview: ResultPreview
  /** Says that payments are not open; null while they are. */
  notice: React.ReactNode
}

/** What is bought, for which result, at which price. */
export function OrderCard({ preview, notice }: OrderCardProps) {
  const { named, resultId } = preview
  return (
    <PriceCard id="order" title="Complete report">
      <div className={`row gap-m semibold ${styles.style}`}>
        <StyleCodeMarks code={named.code} size={32} decorative />
        <p>
          for <span>{styleTitle(named.title)}</span>
        </p>
      </div>
      <Price className={styles.price} />
      {notice && <div className={styles.notice}>{notice}</div>}
      <BuyNow resultId={resultId} className="btn inverse block lg" />
      <p className={`sm on-dark ${styles.note}`}>
        One payment for this result. No subscription, nothing to cancel.
      </p>
    </PriceCard>
  )
}
