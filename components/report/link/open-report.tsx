'use client'

import { useEffect, useRef } from 'react'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { BreathingRose } from '@/components/charts/rose/breathing-rose'
import { useCookiesBlocked } from '@/components/layout/cookies/use-cookies-blocked'
import { BusyButton } from '@/components/ui/busy-button'
import { useRouter } from '@/components/ui/language/use-router'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { type Failure, useTask } from '@/components/ui/use-task'
import { openReportLink } from '@/lib/api/entries/payments'
import { call } from '@/lib/client/call'
import { areCookiesBlocked } from '@/lib/client/cookies'
import { assessmentMessages } from '@/lib/messages/assessment'
import { cookiesMessages } from '@/lib/messages/cookies'
import { forResult, loginPath, routes, TOKEN_PARAM } from '@/lib/routes'

/** Opens a mailed link as soon as the page is there, and leaves for the report, or for the free result it was mailed with. */
export function OpenReport() {
  const router = useRouter()
  const started = useRef(false)
  const task = useTask('Your report could not be opened. Please try again.')

  const open = () =>
    task.run(async () => {
      const token = new URLSearchParams(window.location.search).get(TOKEN_PARAM) ?? ''
      const { result_id: id, opens } = await call(openReportLink, { body: { token } })
      const page = opens === 'report' ? routes.report : routes.enhancedGuestResults
      // In place of this page, so that the secret leaves the history.
      router.replace(forResult(page, id))
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is opened once, on load.
  useEffect(() => {
    if (started.current || areCookiesBlocked()) return
    started.current = true
    void open()
  }, [])

  const isBlocked = useCookiesBlocked()
  const { failure, busy } = task
  if (isBlocked) return <Blocked />
  if (failure && isOver(failure)) return <LinkOver />
  if (failure) return <Failed failure={failure} busy={busy} onRetry={open} />
  return (
    <StatusScreen role="status" picture={<BreathingRose />} title="Opening your report...">
      <p>One moment.</p>
    </StatusScreen>
  )
}

/** The server would hand out the report by a cookie, which this browser does not keep. */
function Blocked() {
  return (
    <StatusScreen
      role="alert"
      picture={<BrokenCircle />}
      title="Your report could not be opened"
      action={
        <button type="button" className="btn btn-large" onClick={() => location.reload()}>
          Reload
        </button>
      }
    >
      <p>{cookiesMessages.blocked} Your link is still good.</p>
    </StatusScreen>
  )
}

/** A link that is unknown, too old or withdrawn, and one that was cut on its way. */
const isOver = ({ code }: Failure) => code === 'link_invalid' || code === 'invalid'

function LinkOver() {
  // Takes the dead link's secret out of the address, and so out of the history.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), [])
  return (
    <StatusScreen
      role="alert"
      picture={<BrokenCircle />}
      title="This link no longer works"
      action={
        <Link className="btn btn-large" href={loginPath(routes.history)}>
          Sign in to your results
        </Link>
      }
    >
      <p>
        It may have expired, been withdrawn or been emailed again since, or part of it is missing.
        Open your result where you took it, and email yourself a new link. If it is in your account,
        sign in.
      </p>
    </StatusScreen>
  )
}

interface FailedProps {
  failure: Failure
  busy: boolean
  onRetry: () => void
}

function Failed({ failure, busy, onRetry }: FailedProps) {
  return (
    <StatusScreen
      role="alert"
      picture={<BrokenCircle />}
      title="Your report could not be opened"
      action={
        <BusyButton className="btn btn-large" busy={busy} busyLabel="Opening..." onClick={onRetry}>
          {assessmentMessages.tryAgain}
        </BusyButton>
      }
    >
      <p>
        {failure.code === null
          ? 'We could not reach the server. Your link is still good.'
          : failure.sentence}
      </p>
    </StatusScreen>
  )
}
