import { SampleResultView } from '@/components/account/results/sample-result-view'
import { ReportSales } from '@/components/checkout/report-sales'
import { PageFrame } from '@/components/layout/page-frame'
import { BasicResult } from '@/components/results/basic-result'
import { GuestPreview } from '@/components/results/guest-preview'
import { MissingResults } from '@/components/results/missing-results'
import { PreviewHero } from '@/components/results/preview-hero'
import { ReportLink } from '@/components/results/report-link'
import { ResultDeleted } from '@/components/results/result-deleted'
import { publicSampleResult } from '@/lib/disc/result/public-sample'
import { messages } from '@/lib/messages'
import { Press } from './after-load'
import type { StateId } from './list'
import { previewOf } from './results'
import { StillBroken, StillCopyLink, StillRetry, StillUnavailable } from './still-results'

type ResultState = Extract<
  StateId,
  `preview-${string}` | `basic-${string}` | `no-results${string}` | `sample${string}` | 'sales'
>

const preview = previewOf('CS')

export const resultStates: Record<ResultState, () => React.ReactNode> = {
  'preview-locked': () => (
    <PageFrame>
      <GuestPreview preview={preview} isSignedIn={false} isOwn />
    </PageFrame>
  ),
  'preview-one-letter': () => (
    <PageFrame>
      <GuestPreview preview={previewOf('I')} isSignedIn={false} isOwn />
    </PageFrame>
  ),
  'preview-long': () => (
    <PageFrame>
      <GuestPreview preview={previewOf('CD')} isSignedIn={false} isOwn />
    </PageFrame>
  ),
  'preview-unlocked': () => (
    <PageFrame>
      <GuestPreview preview={previewOf('SC', { unlocked: true })} isSignedIn={false} isOwn />
    </PageFrame>
  ),
  'preview-delete': () => (
    <PageFrame>
      <GuestPreview preview={preview} isSignedIn={false} isOwn />
      <Press name="Delete this result" />
    </PageFrame>
  ),
  'preview-deleted': () => (
    <PageFrame>
      <ResultDeleted />
    </PageFrame>
  ),
  'preview-link-copied': () => (
    <PageFrame>
      <PreviewHero preview={preview}>
        <ReportLink preview={preview} priced className="btn lg" />
        <StillCopyLink state="copied" />
      </PreviewHero>
    </PageFrame>
  ),
  'preview-link-refused': () => (
    <PageFrame>
      <PreviewHero preview={preview}>
        <ReportLink preview={preview} priced className="btn lg" />
        <StillCopyLink state="refused" />
      </PreviewHero>
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
  'basic-locked': () => (
    <PageFrame>
      <BasicResult preview={previewOf('DI')} isSignedIn={false} isOwn />
    </PageFrame>
  ),
  'basic-unlocked': () => (
    <PageFrame>
      <BasicResult preview={previewOf('DI', { unlocked: true })} isSignedIn={false} isOwn />
    </PageFrame>
  ),
  'no-results': () => (
    <PageFrame>
      <MissingResults sentence={messages.results.missing} />
    </PageFrame>
  ),
  'no-results-to-buy': () => (
    <PageFrame>
      <MissingResults sentence={messages.results.missingAtCheckout} />
    </PageFrame>
  ),
  sales: () => (
    <PageFrame>
      <ReportSales preview={preview} isSignedIn={false} />
    </PageFrame>
  ),
}
