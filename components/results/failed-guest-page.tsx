import { useTransition } from 'react'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { FailedFrame } from '@/components/layout/failure/failed-frame'
import type { PageFailure } from '@/components/layout/failure/page-broken'
import { TakeNewAssessment, WhatHappened } from '@/components/layout/failure/what-happened'
import { BusyButton } from '@/components/ui/busy-button'
import { failureMessages } from '@/lib/messages/failure'

/** Stands in for a page of the guest's journey in an outage. */
export function FailedGuestPage({ error, retry }: PageFailure) {
  const [retrying, startRetry] = useTransition()
  return (
    <FailedFrame>
      <ContentUnavailable
        error={error}
        retrying={retrying}
        onRetry={() => startRetry(() => retry())}
      />
    </FailedFrame>
  )
}

interface ContentUnavailableProps extends Pick<PageFailure, 'error'> {
  onRetry: () => void
  retrying?: boolean
}

/** Stands in for a page whose content could not be read. */
export function ContentUnavailable({ error, onRetry, retrying = false }: ContentUnavailableProps) {
  return (
    <div className="container grid min-h-[min(600px,72vh)] place-items-center py-14">
      <section
        className="grid w-full max-w-140 justify-items-center rounded-lg border border-line bg-surface px-[clamp(22px,3.5vw,36px)] py-[clamp(32px,3.9vw,40px)] text-center [&_h1]:mt-6"
        role="alert"
      >
        <BrokenCircle />
        <h1 className="text-d3">{failureMessages.preview.fallbackName}</h1>
        <p className="nickname mx-0 mt-2 mb-4 font-560 font-display text-20 leading-tight">
          {failureMessages.preview.fallbackNickname}
        </p>
        <p className="text-ink-2">{failureMessages.preview.fallbackSummary}</p>
        <ul className="mx-0 my-5.5 flex flex-wrap justify-center gap-2" aria-label="Keywords">
          {failureMessages.preview.fallbackKeywords.map((keyword) => (
            <li key={keyword} className="chip">
              {keyword}
            </li>
          ))}
        </ul>
        <div className="mb-5.5 max-w-[26rem] text-ink-3 text-sm">
          <WhatHappened error={error} />
        </div>
        <div className="flex flex-wrap justify-center gap-2.5 narrow:[&>*]:w-full">
          <BusyButton busy={retrying} busyLabel={failureMessages.page.retrying} onClick={onRetry}>
            Retry
          </BusyButton>
          <TakeNewAssessment />
        </div>
      </section>
    </div>
  )
}
