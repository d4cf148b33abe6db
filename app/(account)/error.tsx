'use client'

import { LoadFailed } from '@/components/account/results/load-failed'
import type { PageFailure } from '@/components/layout/page-broken'
import { PageFrame } from '@/components/layout/page-frame'

/** Any page of the account that could not be rendered, because something is away or by a bug. */
export default function AccountError(failure: PageFailure) {
  return (
    <PageFrame>
      <LoadFailed {...failure} />
    </PageFrame>
  )
}
