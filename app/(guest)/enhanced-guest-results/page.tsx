import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SignInDialog } from '@/components/account/auth/sign-in-dialog'
import { PairList } from '@/components/groups/pairs/pair-list'
import { FocusKeeper } from '@/components/layout/focus-keeper'
import { PageFrame } from '@/components/layout/page-frame'
import { CompareCard } from '@/components/marketing/shared/compare-card'
import { MissingResults } from '@/components/results/missing-results'
import { CountOnce } from '@/components/results/offer/count-once'
import { FreeWay } from '@/components/results/offer/free-way'
import { GuestPreview } from '@/components/results/preview/guest-preview'
import { MarkGuestResult } from '@/components/results/preview/mark-guest-result'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { WITH_PARAM } from '@/lib/routes'
import { openPreview, whyNoPreview } from '@/lib/server/assessments/result-views'
import { clientAddress } from '@/lib/server/base/addresses'
import { listPairs } from '@/lib/server/groups/pairs'
import { arePaymentsOpen } from '@/lib/server/payments/passes'
import { findOwnShare, readShare } from '@/lib/server/reports/share-links'
import { getViewer, isSignedIn, type Viewer } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = { title: 'Your DISC style', ...PRIVATE_PAGE }

interface PageProps {
  searchParams: SearchParams
}

export default async function EnhancedGuestResultsPage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const asked = await askedResult(searchParams)
  const opened = await openPreview(viewer, asked)
  const hasAccount = isSignedIn(viewer)
  // A signed-in person finds them on the page of their groups.
  const pairs = hasAccount ? [] : await listPairs(viewer)
  return (
    <PageFrame>
      {pairs.length > 0 && <FocusKeeper />}
      <MarkGuestResult isHeld={opened?.isOwn === true && !hasAccount} />
      {opened ? (
        <>
          <CountOnce event="preview" id={opened.preview.resultId} />
          <GuestPreview
            {...opened}
            isSignedIn={hasAccount}
            pairs={pairs.length > 0 && <PairList pairs={pairs} />}
            share={await findOwnShare(viewer, opened.preview.resultId)}
            beside={await besideOf(viewer, searchParams)}
            notice={
              arePaymentsOpen() ? null : (
                <FreeWay resultId={opened.preview.resultId} isSignedIn={hasAccount} />
              )
            }
          />
          {hasAccount && <SignInDialog />}
        </>
      ) : (
        <MissingResults sentence={await whyNoPreview(viewer, asked)} />
      )}
    </PageFrame>
  )
}

/** Whom a link has led here from, if they let people compare. */
async function besideOf(viewer: Viewer, searchParams: SearchParams): Promise<React.ReactNode> {
  const token = (await searchParams)[WITH_PARAM]
  if (typeof token !== 'string') return null
  const state = await readShare(viewer, token, clientAddress(await headers()))
  return (
    state.status === 'open' &&
    state.shared.compares && <CompareCard token={token} called={state.shared.called} />
  )
}
