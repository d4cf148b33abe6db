'use client'

import { useTransition } from 'react'
import { PageBroken, type PageFailure } from '@/components/layout/page-broken'
import { PageFrame } from '@/components/layout/page-frame'
import { ContentUnavailable } from '@/components/results/content-unavailable'
import { isOutage } from '@/lib/outage'

/** Any page of the guest's journey that could not be rendered, because something is away or by a bug. */
export default function GuestError({ error, retry }: PageFailure) {
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
