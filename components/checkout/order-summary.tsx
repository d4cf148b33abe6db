import { BandRose } from '@/components/charts/rose/band-rose'
import { styleTitle } from '@/components/results/style/style-title'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { formatCents, REPORT_CENTS } from '@/lib/pricing'
import styles from './order-summary.module.css'

/** What this order is for. */
export function OrderSummary({ preview }: { preview: ResultPreview }) {
  const { named, bands } = preview
  return (
    <section className="card padded" aria-labelledby="order-summary">
      <h2 id="order-summary" className="h3">
        Order summary
      </h2>
      <div className={`row wraps ${styles.row}`}>
        <BandRose bands={bands} size={120} />
        <div className={styles.text}>
          <div className={styles.style}>
            <p className={styles.name}>{styleTitle(named.title)}</p>
            <p className="mut sm">{named.sureness}</p>
          </div>
          <p className={`flex wraps apart lined-top ${styles.product}`}>
            Complete report, one payment
            <b className="num">{formatCents(REPORT_CENTS)}</b>
          </p>
        </div>
      </div>
    </section>
  )
}
