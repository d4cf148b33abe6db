import { PageFrame } from '../page-frame'
import { LoadFailed } from './load-failed'
import type { PageFailure } from './page-broken'

/** A page that could not be rendered, because something is away or by a bug. */
export function FailedPage(failure: PageFailure) {
  return (
    <PageFrame>
      <LoadFailed {...failure} />
    </PageFrame>
  )
}
