'use client'

import { LateFailure } from '@/components/layout/late-failure'
import type { PageFailure } from '@/components/layout/page-broken'

const load = () => import('@/components/layout/failed-page').then((file) => file.FailedPage)

/** Any page of the account that could not be rendered, because something is away or by a bug. */
export default function AccountError(failure: PageFailure) {
  return <LateFailure failure={failure} load={load} />
}
