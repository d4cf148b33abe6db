import { ReportSales } from '@/components/checkout/report-sales'
import { PageFrame } from '@/components/layout/page-frame'
import { BasicResult } from '@/components/results/basic-result'
import { GuestPreview } from '@/components/results/guest-preview'
import { MissingResults } from '@/components/results/missing-results'
import { MissingSample } from '@/components/results/missing-sample'
import { PreviewHero } from '@/components/results/preview-hero'
import { ReportLink } from '@/components/results/report-link'
import { SamplePreview } from '@/components/results/sample-preview'
import { messages } from '@/lib/messages'
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
      <GuestPreview preview={preview} isSignedIn={false} />
    </PageFrame>
  ),
  'preview-one-letter': () => (
    <PageFrame>
      <GuestPreview preview={previewOf('I')} isSignedIn={false} />
    </PageFrame>
  ),
  'preview-long': () => (
    <PageFrame>
      <GuestPreview preview={previewOf('CD')} isSignedIn={false} />
    </PageFrame>
  ),
  'preview-unlocked': () => (
    <PageFrame>
      <GuestPreview preview={previewOf('SC', { unlocked: true })} isSignedIn={false} />
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
      <SamplePreview preview={previewOf('CS', { isSample: true })} />
    </PageFrame>
  ),
  'sample-missing': () => (
    <PageFrame>
      <MissingSample />
    </PageFrame>
  ),
  'basic-locked': () => (
    <PageFrame>
      <BasicResult preview={previewOf('DI')} isSignedIn={false} />
    </PageFrame>
  ),
  'basic-unlocked': () => (
    <PageFrame>
      <BasicResult preview={previewOf('DI', { unlocked: true })} isSignedIn={false} />
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
