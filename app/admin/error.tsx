'use client'

import { useTransition } from 'react'
import { LoadFailed } from '@/components/account-results/load-failed'

/** Any of the admin's screens that could not be rendered, mostly because the database is away. */
export default function AdminError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  const [retrying, startRetry] = useTransition()
  return (
    <LoadFailed
      reference={error.digest}
      retrying={retrying}
      onRetry={() => startRetry(() => retry())}
    />
  )
}
