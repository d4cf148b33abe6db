import { CountOnce } from '@/components/results/count-once'
import type { ResultPreview } from '@/lib/disc/preview'
import { forResult, routes } from '@/lib/routes'
import { BackLink } from './back-link'
import { Checkout } from './checkout'
import styles from './checkout-screen.module.css'
import { OrderSummary } from './order-summary'

/** The order of one complete report. */
export function CheckoutScreen({ preview }: { preview: ResultPreview }) {
  const { resultId } = preview
  return (
    <div className={`wrap ${styles.page}`}>
      <CountOnce event="checkout" resultId={resultId} />
      <BackLink href={forResult(routes.guestResults, resultId)}>Back to your result</BackLink>
      <h1 className="d2">Checkout</h1>
      <Checkout resultId={resultId}>
        <OrderSummary preview={preview} />
      </Checkout>
    </div>
  )
}
