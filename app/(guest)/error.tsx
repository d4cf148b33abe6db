'use client'

import { LateFailure } from '@/components/layout/failure/late-failure'
import type { PageFailure } from '@/components/layout/failure/page-broken'

const load = () =>
  import('@/components/results/failed-guest-page').then((file) => file.FailedGuestPage)

/** Any page of the guest's journey that could not be rendered, because something is away or by a bug. */
export default function GuestError(failure: PageFailure) {
  return <LateFailure failure={failure} load={load} />
}
