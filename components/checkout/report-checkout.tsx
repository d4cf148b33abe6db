import { CountOnce } from '@/components/results/offer/count-once'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { Checkout } from './checkout'
import { CheckoutScreen } from './checkout-screen'
import { LaunchListSender } from './launch-list/launch-list-sender'
import type { CardCheckout } from './live-checkout'
import { OrderSummary } from './order-summary'
import { PreviewLine } from './preview-line'

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
      <CountOnce event="checkout" resultId={resultId} />
      <Checkout
        resultId={resultId}
        card={card}
        notice={
          <PreviewLine reader={isSignedIn ? 'person' : 'guest'} resultId={resultId} canWait />
        }
      >
        <OrderSummary preview={preview} />
      </Checkout>
    </CheckoutScreen>
  )
}
