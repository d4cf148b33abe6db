import { LoadFailed } from '@/components/account/results/load-failed'
import type { PageFailure } from './page-broken'
import { PageFrame } from './page-frame'

/** A page that could not be rendered, because something is away or by a bug. */
export function FailedPage(failure: PageFailure) {
  return (
    <PageFrame>
      <LoadFailed {...failure} />
    </PageFrame>
  )
}
