'use client'

import '@/app/utilities-failure.css'
import { FailedFrame } from '@/components/layout/failure/failed-frame'
import { LoadFailed } from '@/components/layout/failure/load-failed'
import type { PageFailure } from '@/components/layout/failure/page-broken'

/** Any other page that could not be rendered, because something is away or by a bug. */
export default function AnyError(failure: PageFailure) {
  return (
    <FailedFrame>
      <LoadFailed {...failure} />
    </FailedFrame>
  )
}
