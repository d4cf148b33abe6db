'use client'

import { LateFailure } from '@/components/layout/late-failure'
import type { PageFailure } from '@/components/layout/page-broken'

const load = () => import('@/components/layout/failed-page').then((file) => file.FailedPage)

/** Any other page that could not be rendered. */
export default function AnyError(failure: PageFailure) {
  return <LateFailure failure={failure} load={load} />
}
