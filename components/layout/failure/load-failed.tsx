import { usePlace } from '@/components/ui/language/use-language'
import { failureMessages } from '@/lib/messages/failure'
import { isOutage } from '@/lib/outage'
import { routes } from '@/lib/routes'
import { isLostScript, PageBroken, type PageFailure } from './page-broken'

/** The pages of results and groups and the dashboard have their own sentence; others have a general one. */
function sentenceFor(path: string): string | null {
  if (path === routes.history) return failureMessages.history.failed
  if (path.startsWith(routes.results) || path === routes.detailedResults) {
    return failureMessages.results.loadFailed
  }
  if (path === routes.adminDashboard) return failureMessages.admin.loadFailed
  if (path === routes.groups) return failureMessages.groups.loadFailed
  if (path.startsWith(`${routes.groups}/`)) {
    return path.endsWith('/comparison')
      ? failureMessages.groups.comparisonFailed
      : failureMessages.groups.detailFailed
  }
  return null
}

/** A page that could not be shown, because something is away or by a bug, with the way to try again. */
export function LoadFailed(failure: PageFailure) {
  const sentence = sentenceFor(usePlace())
  const isAway = isOutage(failure.error.digest)
  if (isLostScript(failure.error) || (!sentence && !isAway)) return <PageBroken {...failure} />
  const title = sentence ?? failureMessages.page.loadFailed
  return <PageBroken {...failure} title={title} text={failureMessages.page.nothingLost} />
}
