import { Price, PriceCard } from '@/components/results/offer/price-card'
import { messages } from '@/lib/messages'
import { forResult, routes } from '@/lib/routes'
import styles from './order-card.module.css'

interface OrderCardProps {
  resultId: string
  /** While payments are not open: the free way, before the other. */
  notice: React.ReactNode
}

/** What is bought, and at which price. */
export function OrderCard({ resultId, notice }: OrderCardProps) {
  return (
    <PriceCard id="order" title="Complete report">
      <Price className={styles.price} />
      {notice && <div className={styles.notice}>{notice}</div>}
      {/* By a full load: only as a page of its own may it run Stripe's script. */}
      <a
        className={`btn block lg ${notice ? 'outline' : ''}`}
        href={forResult(routes.checkout, resultId)}
      >
        Buy Now
      </a>
      <p className={`sm on-dark ${styles.note}`}>
        {notice
          ? messages.previewMode.leads.checkout
          : 'One payment for this result. No subscription.'}
      </p>
    </PriceCard>
  )
}
