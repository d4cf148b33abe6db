import '@/app/utilities.css'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SignInDialog } from '@/components/account/auth/sign-in-dialog'
import { ReportSales } from '@/components/checkout/sales/report-sales'
import { PageFrame } from '@/components/layout/page-frame'
import { MissingResults } from '@/components/results/missing-results'
import { FreeWay } from '@/components/results/offer/free-way'
import { localPath } from '@/lib/languages/of-page'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { forResult, routes } from '@/lib/routes'
import { getPreview } from '@/lib/server/assessments/result-views'
import { arePaymentsOpen } from '@/lib/server/payments/passes'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'
import { readWords } from '@/lib/words/read'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await readWords('checkout.sales')).title, ...PRIVATE_PAGE }
}

interface PageProps {
  searchParams: SearchParams
}

export default async function DetailedReportPaymentPage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const preview = await getPreview(viewer, await askedResult(searchParams))
  if (preview?.unlocked) redirect(await localPath(forResult(routes.report, preview.resultId)))
  if (preview?.missing)
    redirect(await localPath(forResult(routes.enhancedGuestResults, preview.resultId)))
  const hasAccount = isSignedIn(viewer)
  return (
    <PageFrame>
      {preview ? (
        <>
          <ReportSales
            preview={preview}
            notice={
              arePaymentsOpen() ? null : (
                <FreeWay resultId={preview.resultId} isSignedIn={hasAccount} />
              )
            }
          />
          {hasAccount && <SignInDialog />}
        </>
      ) : (
        <MissingResults sentence={(await readWords('checkout.screen')).missing} />
      )}
    </PageFrame>
  )
}
