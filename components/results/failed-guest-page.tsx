import { useTransition } from 'react'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { FailedFrame } from '@/components/layout/failure/failed-frame'
import { PageBroken, type PageFailure } from '@/components/layout/failure/page-broken'
import { TakeNewAssessment, WhatHappened } from '@/components/layout/failure/what-happened'
import { BusyButton } from '@/components/ui/busy-button'
import { messages } from '@/lib/messages'
import { isOutage } from '@/lib/outage'
import styles from './content-unavailable.module.css'

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
  const { fallbackName, fallbackNickname, fallbackSummary, fallbackKeywords } = messages.preview
  return (
    <div className={`wrap center ${styles.screen}`}>
      <section className={`card grid full text-center ${styles.card}`} role="alert">
        <BrokenCircle />
        <h1 className="d3">{fallbackName}</h1>
        <p className={`nickname ${styles.nickname}`}>{fallbackNickname}</p>
        <p className="mut">{fallbackSummary}</p>
        <ul className={`flex wraps gap-xs middles ${styles.keywords}`} aria-label="Keywords">
          {fallbackKeywords.map((keyword) => (
            <li key={keyword} className="chip">
              {keyword}
            </li>
          ))}
        </ul>
        <div className={`sm faint ${styles.note}`}>
          <WhatHappened error={error} />
        </div>
        <div className="acts middles">
          <BusyButton busy={retrying} busyLabel={messages.page.retrying} onClick={onRetry}>
            Retry
          </BusyButton>
          <TakeNewAssessment />
        </div>
      </section>
    </div>
  )
}
