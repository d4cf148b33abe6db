import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Checkout } from '@/components/checkout/checkout'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { LaunchListSender } from '@/components/checkout/launch-list-sender'
import { OrderSummary } from '@/components/checkout/order-summary'
import { PageFrame } from '@/components/layout/page-frame'
import { CountOnce } from '@/components/results/count-once'
import { MissingResults } from '@/components/results/missing-results'
import { messages } from '@/lib/messages'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { forResult, routes } from '@/lib/routes'
import { getPreview } from '@/lib/server/results'
import { getViewer } from '@/lib/server/viewer'

export const metadata: Metadata = { title: 'Checkout', robots: { index: false } }

interface PageProps {
  searchParams: SearchParams
}

export default async function PaymentCheckoutPage({ searchParams }: PageProps) {
  const preview = await getPreview(await getViewer(), await askedResult(searchParams))
  if (preview?.unlocked) redirect(forResult(routes.report, preview.resultId))
  return (
    <PageFrame>
      <LaunchListSender />
      {preview ? (
        <CheckoutScreen resultId={preview.resultId}>
          <CountOnce event="checkout" resultId={preview.resultId} />
          <Checkout resultId={preview.resultId}>
            <OrderSummary preview={preview} />
          </Checkout>
        </CheckoutScreen>
      ) : (
        <MissingResults sentence={messages.results.missingAtCheckout} />
      )}
    </PageFrame>
  )
}
