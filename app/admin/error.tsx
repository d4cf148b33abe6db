'use client'

import { LoadFailed } from '@/components/account/results/load-failed'
import type { PageFailure } from '@/components/layout/page-broken'

/** Any of the admin's screens that could not be rendered, because something is away or by a bug. */
export default function AdminError(failure: PageFailure) {
  return <LoadFailed {...failure} />
}
