import '@/app/utilities.css'
import { SignInDialog } from '@/components/account/auth/sign-in-dialog'
import { PairList } from '@/components/groups/pairs/pair-list'
import { FocusKeeper } from '@/components/layout/focus-keeper'
import { PageFrame } from '@/components/layout/page-frame'
import { MissingResults } from '@/components/results/missing-results'
import { CountOnce } from '@/components/results/offer/count-once'
import { FreeWay } from '@/components/results/offer/free-way'
import { GuestPreview } from '@/components/results/preview/guest-preview'
import { MarkGuestResult } from '@/components/results/preview/mark-guest-result'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { openPreview, whyNoPreview } from '@/lib/server/assessments/result-views'
import { listPairs } from '@/lib/server/groups/pairs/pairs'
import { arePaymentsOpen } from '@/lib/server/payments/passes'
import { findOwnShare } from '@/lib/server/reports/share-links'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'
import { resultMetadata } from '../../results/result-metadata'
import { ComparedWith } from './compared-with'

export const generateMetadata = () => resultMetadata('preview')

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
            beside={<ComparedWith viewer={viewer} searchParams={searchParams} />}
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
