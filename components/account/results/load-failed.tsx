import { usePathname } from 'next/navigation'
import { useTransition } from 'react'
import { BrokenCircle } from '@/components/charts/broken-circle'
import { FailureReference } from '@/components/layout/failure-reference'
import { PageBroken, type PageFailure } from '@/components/layout/page-broken'
import { BusyButton } from '@/components/ui/busy-button'
import { StatusScreen } from '@/components/ui/status-screen'
import { messages } from '@/lib/messages'
import { isOutage } from '@/lib/outage'
import { routes } from '@/lib/routes'

/** The pages of results and groups and the dashboard have a sentence of their own; other pages say it in general. */
function sentenceFor(path: string): string {
  if (path === routes.history) return messages.history.failed
  if (path.startsWith(routes.results) || path === routes.detailedResults) {
    return messages.results.loadFailed
  }
  if (path === routes.adminDashboard) return messages.admin.loadFailed
  if (path === routes.groups) return messages.groups.loadFailed
  if (path.startsWith(`${routes.groups}/`)) {
    return path.endsWith('/comparison')
      ? messages.groups.comparisonFailed
      : messages.groups.detailFailed
  }
  return 'This page could not be loaded. Please try again.'
}

/** A page that could not be shown, because something is away or by a bug, with the way to try again. */
export function LoadFailed(failure: PageFailure) {
  return isOutage(failure.error.digest) ? <Away {...failure} /> : <PageBroken {...failure} />
}

function Away({ error, retry }: PageFailure) {
  const path = usePathname()
  const [retrying, startRetry] = useTransition()
  return (
    <StatusScreen
      role="alert"
      picture={<BrokenCircle />}
      title={sentenceFor(path)}
      action={
        <BusyButton
          className="btn lg"
          busy={retrying}
          busyLabel="Trying again..."
          onClick={() => startRetry(() => retry())}
        >
          Try Again
        </BusyButton>
      }
    >
      <p>We cannot reach our records right now. Nothing of yours is lost.</p>
      <FailureReference status={503} digest={error.digest} />
    </StatusScreen>
  )
}
