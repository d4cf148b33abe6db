'use client'

import { FailedFrame } from '@/components/layout/failure/failed-frame'
import { LoadFailed } from '@/components/layout/failure/load-failed'
import { ContentUnavailable, FailedGuestPage } from '@/components/results/failed-guest-page'

const OUTAGE = Object.assign(new Error(), { digest: 'outage-2874302911' })
const BUG = Object.assign(new Error(), { digest: '2874302911' })

/** What stands in for a guest's page that could not be rendered. */
export function StillUnavailable() {
  return <FailedGuestPage error={OUTAGE} retry={() => location.reload()} />
}

/** What stands there when it was a bug. */
export function StillBroken() {
  return (
    <FailedFrame>
      <LoadFailed error={BUG} retry={() => location.reload()} />
    </FailedFrame>
  )
}

/** The same while it is tried again. */
export function StillRetry() {
  return <ContentUnavailable error={OUTAGE} retrying onRetry={() => {}} />
}
