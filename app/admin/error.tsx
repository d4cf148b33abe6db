'use client'

import { LateFailure } from '@/components/layout/failure/late-failure'
import type { PageFailure } from '@/components/layout/failure/page-broken'

const load = () => import('@/components/layout/failure/load-failed').then((file) => file.LoadFailed)

/** Any of the admin's screens that could not be rendered, because something is away or by a bug. */
export default function AdminError(failure: PageFailure) {
  return <LateFailure failure={failure} load={load} />
}
