import { SampleResultView } from '@/components/account/results/sample-result-view'
import { ReportSales } from '@/components/checkout/sales/report-sales'
import { PageFrame } from '@/components/layout/page-frame'
import { MissingResults } from '@/components/results/missing-results'
import { FreeWay } from '@/components/results/offer/free-way'
import { GuestPreview } from '@/components/results/preview/guest-preview'
import { ResultDeleted } from '@/components/results/result-deleted'
import { ShortResult } from '@/components/results/short-result'
import { publicSampleResult } from '@/lib/disc/result/public-sample'
import { answersBetween, answersOf } from '@/lib/disc/result/sample-answers'
import { resultsMessages } from '@/lib/messages/results'
import { readWords } from '@/lib/words/read'
import { Press } from './after-load'
import type { StateId } from './list'
import { previewOf, RESULT_ID } from './results'
import { StillBroken, StillRetry, StillUnavailable } from './still-results'

type ResultState = Extract<
  StateId,
  | `preview-${string}`
  | `short-${string}`
  | `no-results${string}`
  | `sample${string}`
  | `sales${string}`
>

const preview = previewOf('CS')
const shared = previewOf(answersBetween('D', 'I').map((one) => ({ ...one, ms: 1500 })))
const close = previewOf(answersBetween('I', 'S', 'either'))
const few = previewOf(answersOf('DI').map((one, at) => ({ ...one, suggested: at >= 16 })))
const notice = <FreeWay resultId={RESULT_ID} isSignedIn={false} />

export const resultStates: Record<ResultState, () => React.ReactNode> = {
  'preview-locked': () => (
    <PageFrame>
      <GuestPreview preview={preview} isSignedIn={false} isOwn notice={notice} />
    </PageFrame>
  ),
  'preview-open': () => (
    <PageFrame>
      <GuestPreview preview={preview} isSignedIn={false} isOwn notice={null} />
    </PageFrame>
  ),
  'preview-shared': () => (
    <PageFrame>
      <GuestPreview preview={shared} isSignedIn={false} isOwn notice={notice} />
    </PageFrame>
  ),
  'preview-close': () => (
    <PageFrame>
      <GuestPreview preview={close} isSignedIn={false} isOwn notice={notice} />
    </PageFrame>
  ),
  'preview-few': () => (
    <PageFrame>
      <GuestPreview preview={few} isSignedIn={false} isOwn notice={notice} />
    </PageFrame>
  ),
  'preview-one-letter': () => (
    <PageFrame>
      <GuestPreview preview={previewOf('I')} isSignedIn={false} isOwn notice={notice} />
    </PageFrame>
  ),
  'preview-long': () => (
    <PageFrame>
      <GuestPreview preview={previewOf('CD')} isSignedIn={false} isOwn notice={notice} />
    </PageFrame>
  ),
  'preview-unlocked': () => (
    <PageFrame>
      <GuestPreview
        preview={previewOf('SC', { unlocked: true })}
        isSignedIn={false}
        isOwn
        notice={notice}
      />
    </PageFrame>
  ),
  'preview-delete': () => (
    <PageFrame>
      <GuestPreview preview={preview} isSignedIn={false} isOwn notice={notice} />
      <Press name="Delete this result" />
    </PageFrame>
  ),
  'preview-deleted': () => (
    <PageFrame>
      <ResultDeleted />
    </PageFrame>
  ),
  'preview-unavailable': () => <StillUnavailable />,
  'preview-broken': () => <StillBroken />,
  'preview-retrying': () => (
    <PageFrame>
      <StillRetry />
    </PageFrame>
  ),
  sample: () => (
    <PageFrame>
      <SampleResultView result={publicSampleResult()} />
    </PageFrame>
  ),
  'short-locked': () => (
    <PageFrame>
      <ShortResult preview={previewOf('DI')} isSignedIn={false} isOwn />
    </PageFrame>
  ),
  'short-unlocked': () => (
    <PageFrame>
      <ShortResult preview={previewOf('DI', { unlocked: true })} isSignedIn={false} isOwn />
    </PageFrame>
  ),
  'no-results': () => (
    <PageFrame>
      <MissingResults sentence={resultsMessages.missing} />
    </PageFrame>
  ),
  'no-results-to-buy': async () => (
    <PageFrame>
      <MissingResults sentence={(await readWords('checkout.screen')).missing} />
    </PageFrame>
  ),
  'sales-open': () => (
    <PageFrame>
      <ReportSales preview={preview} notice={null} />
    </PageFrame>
  ),
  sales: () => (
    <PageFrame>
      <ReportSales preview={preview} notice={notice} />
    </PageFrame>
  ),
  'sales-shared': () => (
    <PageFrame>
      <ReportSales preview={shared} notice={notice} />
    </PageFrame>
  ),
}
