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
    <section
      className="px-8 py-7.5 rounded-lg border border-line bg-surface narrow:px-5 narrow:py-6"
      aria-labelledby="order-summary"
    >
      <h2 id="order-summary" className="text-h3">
        Order summary
      </h2>
      <div className="flex items-center flex-wrap gap-y-4 gap-x-7 mt-5 narrow:gap-x-4.5 narrow:mt-4">
        <BandRose bands={bands} size={120} />
        <div className="flex-1 narrow:contents">
          <div className="narrow:[flex:1_1_140px]">
            <p className="mb-0.5 font-620 text-24 leading-[1.15] font-display tracking-[-0.024em] narrow:text-20">
              {styleTitle(named.title)}
            </p>
            <p className="text-sm text-ink-2">{`${named.doubt.text}.`}</p>
          </div>
          <p className="border-line flex flex-wrap justify-between border-t gap-y-0.5 gap-x-4 mt-3.5 pt-3.5 narrow:[flex:1_0_100%] narrow:mt-0">
            Complete report, one payment
            <b className="tabular-nums">{formatCents(REPORT_CENTS)}</b>
          </p>
        </div>
      </div>
    </section>
  )
}
