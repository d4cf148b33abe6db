import Link from 'next/link'
import { StyleCodeMarks } from '@/components/charts/style-code-marks'
import type { ResultPreview } from '@/lib/disc/preview'
import { formatShort, REPORT_CENTS } from '@/lib/pricing'
import { forResult, routes } from '@/lib/routes'
import styles from './order-card.module.css'

/** Buy Now leads to the checkout of this result. */
export function BuyNow({ resultId, className = 'btn' }: { resultId: string; className?: string }) {
  return (
    <Link className={className} href={forResult(routes.checkout, resultId)}>
      Buy Now
    </Link>
  )
}

/** What is bought, for which result, at which price. */
export function OrderCard({ preview }: { preview: ResultPreview }) {
  const { style, resultId } = preview
  return (
    <aside className={styles.card} aria-labelledby="order">
      <h2 id="order" className="h3">
        Complete report
      </h2>
      <div className={styles.style}>
        <StyleCodeMarks code={style.code} size={32} decorative />
        <p>
          for {style.name}
          <span>Type {style.code}</span>
        </p>
      </div>
      <p className={styles.price}>
        {formatShort(REPORT_CENTS)} <small>once</small>
      </p>
      <BuyNow resultId={resultId} className="btn inverse block lg" />
      <p className={styles.note}>
        One payment for this result. No subscription, nothing to cancel.
      </p>
    </aside>
  )
}
