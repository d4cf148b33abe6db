import { BandRose } from '@/components/charts/rose/band-rose'
import { CountOnce } from '@/components/results/offer/count-once'
import { FreeWay } from '@/components/results/offer/free-way'
import { styleTitle } from '@/components/results/style/style-title'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { formatCents, REPORT_CENTS } from '@/lib/pricing'
import { Checkout } from './checkout'
import { CheckoutScreen } from './checkout-screen'
import { LaunchListSender } from './launch-list/launch-list-sender'
import type { CardCheckout } from './live-checkout'
import styles from './order-summary.module.css'

interface ReportCheckoutProps {
  preview: ResultPreview
  /** Null in preview mode. */
  card: CardCheckout | null
  isSignedIn: boolean
}

/** The whole checkout of one complete report. */
export function ReportCheckout({ preview, card, isSignedIn }: ReportCheckoutProps) {
  const { resultId } = preview
  return (
    <CheckoutScreen resultId={resultId}>
      <LaunchListSender />
      <CountOnce event="checkout" id={resultId} />
      <Checkout
        resultId={resultId}
        card={card}
        notice={<FreeWay resultId={resultId} isSignedIn={isSignedIn} />}
      >
        <OrderSummary preview={preview} />
      </Checkout>
    </CheckoutScreen>
  )
}

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
            <p className="mut sm">{`${named.doubt.text}.`}</p>
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
