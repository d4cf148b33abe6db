'use client'

import { useTransition } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { ContentUnavailable } from '@/components/results/content-unavailable'

/** Any page of the guest's journey that could not be rendered, mostly because the database is away. */
export default function GuestError({ retry }: { retry: () => void }) {
  const [retrying, startRetry] = useTransition()
  return (
    <PageFrame>
      <ContentUnavailable retrying={retrying} onRetry={() => startRetry(() => retry())} />
    </PageFrame>
  )
}
