import { useWords } from '#words'
import { BandRose } from '@/components/charts/rose/band-rose'
import { CountOnce } from '@/components/results/offer/count-once'
import { FreeWay } from '@/components/results/offer/free-way'
import { styleTitle } from '@/components/results/style/style-title'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { formatCents, REPORT_CENTS } from '@/lib/pricing'
import { Words } from '@/lib/words/words'
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
      <Words
        of={['checkout.order', 'checkout.payment', card ? 'checkout.card' : 'checkout.launchList']}
      >
        <Checkout
          resultId={resultId}
          card={card}
          notice={<FreeWay resultId={resultId} isSignedIn={isSignedIn} />}
        >
          <OrderSummary preview={preview} />
        </Checkout>
      </Words>
    </CheckoutScreen>
  )
}

/** What this order is for. */
export function OrderSummary({ preview }: { preview: ResultPreview }) {
  const words = useWords('checkout.screen')
  const { named, bands } = preview
  return (
    <section
      className="rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="order-summary"
    >
      <h2 id="order-summary" className="text-h3">
        {words.summary}
      </h2>
      <div className="mt-5 narrow:mt-4 flex flex-wrap items-center gap-x-7 narrow:gap-x-4.5 gap-y-4">
        <BandRose bands={bands} size={120} />
        <div className="narrow:contents flex-1">
          <div className="narrow:[flex:1_1_140px]">
            <p className="mb-0.5 font-620 font-display narrow:text-20 text-24 leading-[1.15] tracking-[-0.024em]">
              {styleTitle(named.title)}
            </p>
            <p className="text-ink-2 text-sm">{`${named.doubt.text}.`}</p>
          </div>
          <p className="mt-3.5 narrow:mt-0 flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-line border-t pt-3.5 narrow:[flex:1_0_100%]">
            <span>{words.report}</span>
            <b className="tabular-nums">{formatCents(REPORT_CENTS)}</b>
          </p>
        </div>
      </div>
    </section>
  )
}
