'use client'

import AnyError from '@/app/error'
import { ContentUnavailable, FailedGuestPage } from '@/components/results/failed-guest-page'

const OUTAGE = Object.assign(new Error(), { digest: 'outage-2874302911' })
const BUG = Object.assign(new Error(), { digest: '2874302911' })

/** What stands in for a guest's page that could not be rendered. */
export function StillUnavailable() {
  return <FailedGuestPage error={OUTAGE} retry={() => location.reload()} />
}

/** What stands there when it was a bug. */
export function StillBroken() {
  return <AnyError error={BUG} retry={() => location.reload()} />
}

/** The same while it is tried again. */
export function StillRetry() {
  return <ContentUnavailable error={OUTAGE} retrying onRetry={() => {}} />
}
