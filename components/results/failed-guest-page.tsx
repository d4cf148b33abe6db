import { useTransition } from 'react'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { FailedFrame } from '@/components/layout/failure/failed-frame'
import { PageBroken, type PageFailure } from '@/components/layout/failure/page-broken'
import { TakeNewAssessment, WhatHappened } from '@/components/layout/failure/what-happened'
import { BusyButton } from '@/components/ui/busy-button'
import { failureMessages } from '@/lib/failure-messages'
import { isOutage } from '@/lib/outage'

/** Stands in for a page of the guest's journey. */
export function FailedGuestPage({ error, retry }: PageFailure) {
  const [retrying, startRetry] = useTransition()
  return (
    <FailedFrame>
      {isOutage(error.digest) ? (
        <ContentUnavailable
          error={error}
          retrying={retrying}
          onRetry={() => startRetry(() => retry())}
        />
      ) : (
        <PageBroken error={error} retry={retry} />
      )}
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
    <div className="container py-14 place-items-center grid min-h-[min(600px,72vh)]">
      <section
        className="px-[clamp(22px,3.5vw,36px)] py-[clamp(32px,3.9vw,40px)] rounded-lg border border-line bg-surface grid w-full text-center justify-items-center max-w-140 [&_h1]:mt-6"
        role="alert"
      >
        <BrokenCircle />
        <h1 className="text-d3">{failureMessages.preview.fallbackName}</h1>
        <p className="nickname mx-0 mt-2 mb-4 font-560 text-20 leading-tight font-display">
          {failureMessages.preview.fallbackNickname}
        </p>
        <p className="text-ink-2">{failureMessages.preview.fallbackSummary}</p>
        <ul className="mx-0 my-5.5 gap-2 flex flex-wrap justify-center" aria-label="Keywords">
          {failureMessages.preview.fallbackKeywords.map((keyword) => (
            <li key={keyword} className="chip">
              {keyword}
            </li>
          ))}
        </ul>
        <div className="text-sm text-ink-3 max-w-[26rem] mb-5.5">
          <WhatHappened error={error} />
        </div>
        <div className="gap-2.5 justify-center flex flex-wrap narrow:[&>*]:w-full">
          <BusyButton busy={retrying} busyLabel={failureMessages.page.retrying} onClick={onRetry}>
            Retry
          </BusyButton>
          <TakeNewAssessment />
        </div>
      </section>
    </div>
  )
}
