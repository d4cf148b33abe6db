import '@/app/utilities.css'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { SignInDialog } from '@/components/account/auth/sign-in-dialog'
import { PageFrame } from '@/components/layout/page-frame'
import { KeepReport } from '@/components/report/device/keep-report'
import { ReportView } from '@/components/report/report-view'
import { BANDS_NOTE } from '@/lib/disc/result/report'
import { localPath } from '@/lib/languages/of-page'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { askedResult, isFromPayment, type SearchParams } from '@/lib/result-param'
import { forResult, routes } from '@/lib/routes'
import { openReport } from '@/lib/server/reports/reports'
import { findOwnShare } from '@/lib/server/reports/share-links'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

/** Read once for the page and its title. */
const open = cache(async (id?: string) => openReport(await getViewer(), id))

interface PageProps {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const access = await open(await askedResult(searchParams))
  const title = access.status === 'unlocked' ? access.report.name : 'Your complete report'
  return { title, ...PRIVATE_PAGE }
}

export default async function ReportPage({ searchParams }: PageProps) {
  const access = await open(await askedResult(searchParams))
  if (access.status === 'none') redirect(await localPath(routes.home))
  if (access.status === 'locked')
    redirect(await localPath(forResult(routes.reportSales, access.resultId)))
  const isJustPaid = await isFromPayment(searchParams)
  const viewer = await getViewer()
  const share = await findOwnShare(viewer, access.resultId)
  return (
    <PageFrame isSignedIn={isSignedIn(viewer)}>
      <ReportView {...access} bandsNote={BANDS_NOTE} isJustPaid={isJustPaid} share={share} />
      {access.isOwn && <KeepReport resultId={access.resultId} isInAccount={access.isInAccount} />}
      <SignInDialog />
    </PageFrame>
  )
}
