'use client'

import { LateFailure } from '@/components/layout/failure/late-failure'
import type { PageFailure } from '@/components/layout/failure/page-broken'

const load = () => import('@/components/layout/failure/failed-page').then((file) => file.FailedPage)

/** Any page of the account that could not be rendered, because something is away or by a bug. */
export default function AccountError(failure: PageFailure) {
  return <LateFailure failure={failure} load={load} />
}
