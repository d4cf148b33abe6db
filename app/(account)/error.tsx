'use client'

import { useTransition } from 'react'
import { LoadFailed } from '@/components/account-results/load-failed'
import { PageFrame } from '@/components/layout/page-frame'

/** Any page of the account that could not be rendered, mostly because the database is away. */
export default function AccountError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  const [retrying, startRetry] = useTransition()
  return (
    <PageFrame>
      <LoadFailed
        reference={error.digest}
        retrying={retrying}
        onRetry={() => startRetry(() => retry())}
      />
    </PageFrame>
  )
}
