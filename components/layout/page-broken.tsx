import { useTransition } from 'react'
import { BrokenCircle } from '@/components/charts/broken-circle'
import { BusyButton } from '@/components/ui/busy-button'
import { StatusScreen } from '@/components/ui/status-screen'
import { messages } from '@/lib/messages'
import { FailureReference } from './failure-reference'

/** What Next hands to an error page. */
export interface PageFailure {
  /** The digest is what the log calls the failure, and says whether it is an outage (lib/outage.ts). */
  error: Error & { digest?: string }
  retry: () => void
}

/** A page that could not be shown because of a bug, with the way to try again. */
export function PageBroken({ error, retry }: PageFailure) {
  const [retrying, startRetry] = useTransition()
  return (
    <StatusScreen
      role="alert"
      picture={<BrokenCircle />}
      title={messages.page.brokenTitle}
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
      <p>{messages.page.brokenText}</p>
      <FailureReference status={500} digest={error.digest} />
    </StatusScreen>
  )
}
