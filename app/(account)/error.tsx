'use client'

import { LoadFailed, type LoadFailedProps } from '@/components/account-results/load-failed'
import { PageFrame } from '@/components/layout/page-frame'

/** Any page of the account that could not be rendered, mostly because the database is away. */
export default function AccountError(failure: LoadFailedProps) {
  return (
    <PageFrame>
      <LoadFailed {...failure} />
    </PageFrame>
  )
}
