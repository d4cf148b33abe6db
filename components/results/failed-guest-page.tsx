import { useTransition } from 'react'
import { PageBroken, type PageFailure } from '@/components/layout/failure/page-broken'
import { PageFrame } from '@/components/layout/page-frame'
import { isOutage } from '@/lib/outage'
import { ContentUnavailable } from './content-unavailable'

/** Stands in for a page of the guest's journey. */
export function FailedGuestPage({ error, retry }: PageFailure) {
  const [retrying, startRetry] = useTransition()
  return (
    <PageFrame>
      {isOutage(error.digest) ? (
        <ContentUnavailable
          error={error}
          retrying={retrying}
          onRetry={() => startRetry(() => retry())}
        />
      ) : (
        <PageBroken error={error} retry={retry} />
      )}
    </PageFrame>
  )
}
