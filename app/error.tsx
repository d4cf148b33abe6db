'use client'

import { LoadFailed } from '@/components/layout/failure/load-failed'
import type { PageFailure } from '@/components/layout/failure/page-broken'
import { PageFrame } from '@/components/layout/page-frame'

/** Any other page that could not be rendered, because something is away or by a bug. */
export default function AnyError(failure: PageFailure) {
  return (
    <PageFrame>
      <LoadFailed {...failure} />
    </PageFrame>
  )
}
