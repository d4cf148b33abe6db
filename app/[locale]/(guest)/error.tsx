'use client'

import '@/app/utilities-failure.css'
import { lazy, Suspense } from 'react'
import type { PageFailure } from '@/components/layout/failure/page-broken'
import { isOutage } from '@/lib/outage'

const FailedGuestPage = lazy(async () => {
  const { FailedGuestPage } = await import('@/components/results/failed-guest-page')
  return { default: FailedGuestPage }
})

/** A guest's page has a screen of its own in an outage, fetched then; other failures are left to the page of all. */
export default function GuestError(failure: PageFailure) {
  if (!isOutage(failure.error.digest)) throw failure.error
  return (
    <Suspense>
      <FailedGuestPage {...failure} />
    </Suspense>
  )
}
