import { CountOnce } from '@/components/results/count-once'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { Checkout } from './checkout'
import { CheckoutScreen } from './checkout-screen'
import { LaunchListSender } from './launch-list-sender'
import type { CardCheckout } from './live-checkout'
import { OrderSummary } from './order-summary'

interface ReportCheckoutProps {
  preview: ResultPreview
  /** Null in preview mode. */
  card: CardCheckout | null
}

/** The whole checkout of one complete report. */
export function ReportCheckout({ preview, card }: ReportCheckoutProps) {
  const { resultId } = preview
  return (
    <CheckoutScreen resultId={resultId}>
      <LaunchListSender />
      <CountOnce event="checkout" resultId={resultId} />
      <Checkout resultId={resultId} card={card}>
        <OrderSummary preview={preview} />
      </Checkout>
    </CheckoutScreen>
  )
}
