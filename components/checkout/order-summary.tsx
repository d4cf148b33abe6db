import { BandRose } from '@/components/charts/band-rose'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { styleWords } from '@/lib/disc/styles'
import { formatCents, REPORT_CENTS } from '@/lib/pricing'
import styles from './order-summary.module.css'

/** What this order is for. */
export function OrderSummary({ preview }: { preview: ResultPreview }) {
  const { style, bands } = preview
  return (
    <section className={`card ${styles.summary}`} aria-labelledby="order-summary">
      <h2 id="order-summary" className="h3">
        Order summary
      </h2>
      <div className={styles.row}>
        <BandRose bands={bands} size={120} />
        <div className={styles.text}>
          <div className={styles.style}>
            <p className={styles.name}>{style.name}</p>
            <p className="mut sm">
              Type {style.code}: {styleWords(style.code)}
            </p>
          </div>
          <p className={styles.product}>
            Complete report, one payment
            <b className="num">{formatCents(REPORT_CENTS)}</b>
          </p>
        </div>
      </div>
    </section>
  )
}
