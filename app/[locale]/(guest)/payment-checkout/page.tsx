import '@/app/utilities.css'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SignInDialog } from '@/components/account/auth/sign-in-dialog'
import { PaymentPending } from '@/components/checkout/payment-pending'
import { ReportCheckout } from '@/components/checkout/report-checkout'
import { PageFrame } from '@/components/layout/page-frame'
import { MissingResults } from '@/components/results/missing-results'
import { localPath } from '@/lib/languages/of-page'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { askedResult, isFromPayment, type SearchParams } from '@/lib/result-param'
import { FROM_PARAM, FROM_PAYMENT, forResult, routes } from '@/lib/routes'
import { getPreview } from '@/lib/server/assessments/result-views'
import { cardCheckout, reportPayment } from '@/lib/server/payments/payment-return'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'
import { readWords } from '@/lib/words/read'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await readWords('checkout.screen')).title, ...PRIVATE_PAGE }
}

interface PageProps {
  searchParams: SearchParams
}

export default async function PaymentCheckoutPage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const preview = await getPreview(viewer, await askedResult(searchParams))
  if (!preview) {
    return page(<MissingResults sentence={(await readWords('checkout.screen')).missing} />)
  }
  const begun = await reportPayment(preview, await isFromPayment(searchParams))
  if (begun === 'paid') {
    redirect(
      await localPath(forResult(routes.report, preview.resultId, { [FROM_PARAM]: FROM_PAYMENT })),
    )
  }
  if (preview.unlocked) redirect(await localPath(forResult(routes.report, preview.resultId)))
  if (preview.missing > 0)
    redirect(await localPath(forResult(routes.enhancedGuestResults, preview.resultId)))
  if (begun === 'pending') return page(<PaymentPending />)
  return page(
    <ReportCheckout
      preview={preview}
      card={cardCheckout(viewer)}
      isSignedIn={isSignedIn(viewer)}
    />,
  )
}

const page = (content: React.ReactNode) => (
  <PageFrame>
    {content}
    <SignInDialog />
  </PageFrame>
)
