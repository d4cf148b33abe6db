import { useTransition } from 'react'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { BusyButton } from '@/components/ui/busy-button'
import { StatusScreen } from '@/components/ui/status-screen'
import { failureMessages } from '@/lib/messages/failure'
import { TakeNewAssessment, WhatHappened } from './what-happened'

/** What Next hands to an error page. */
export interface PageFailure {
  /** The digest is what the log calls the failure, and says whether it is an outage (lib/outage.ts). */
  error: Error & { digest?: string }
  retry: () => void
}

interface PageBrokenProps extends PageFailure {
  title?: string
  text?: string
}

/** Whether a page failed because one of its scripts did not arrive; only a reload asks for that again. */
export const isLostScript = ({ name }: Error) => name === 'ChunkLoadError'

/** A page that could not be shown, by a bug unless it says something else: what happened, and the way to try again. */
export function PageBroken({ error, retry, ...words }: PageBrokenProps) {
  const [retrying, startRetry] = useTransition()
  const isLost = isLostScript(error)
  const { lostTitle, nothingLost, brokenTitle, brokenText } = failureMessages.page
  const { title = isLost ? lostTitle : brokenTitle, text = isLost ? nothingLost : brokenText } =
    words
  return (
    <StatusScreen
      role="alert"
      picture={<BrokenCircle />}
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-2.5 narrow:[&>*]:w-full">
          <BusyButton
            className="btn btn-large"
            busy={retrying}
            busyLabel={failureMessages.page.retrying}
            onClick={() => (isLost ? location.reload() : startRetry(() => retry()))}
          >
            Try Again
          </BusyButton>
          <TakeNewAssessment />
        </div>
      }
    >
      <p>{text}</p>
      <WhatHappened error={error} />
    </StatusScreen>
  )
}
