'use client'

import { LateFailure } from '@/components/layout/failure/late-failure'
import type { PageFailure } from '@/components/layout/failure/page-broken'

const load = () => import('@/components/layout/failure/failed-page').then((file) => file.FailedPage)

/** Any other page that could not be rendered. */
export default function AnyError(failure: PageFailure) {
  return <LateFailure failure={failure} load={load} />
}
