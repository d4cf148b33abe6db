'use client'

import { useState } from 'react'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { useTask } from '@/components/ui/use-task'
import { leaveLaunchList } from '@/lib/api/entries/payments'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { routes } from '@/lib/routes'

/** Leaves the launch list by the link in its mail. `token`: null where the link is cut off. */
export function Unsubscribe({ token }: { token: string | null }) {
  const [isDone, setDone] = useState(false)
  const task = useTask(messages.launchList.leaveFailed)
  const leave = async (token: string) => {
    const isGone = await task.run(async () => {
      await call(leaveLaunchList, { query: { token } })
    })
    setDone(isGone)
  }

  if (isDone) return <Left />
  if (token === null || task.failure?.code === 'link_invalid') return <NoSuchLink />
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title="Leave the launch list?"
      action={
        <>
          <FormError failure={task.failure} />
          <BusyButton
            className="btn lg"
            busy={task.busy}
            busyLabel="Unsubscribing..."
            onClick={() => void leave(token)}
          >
            Unsubscribe
          </BusyButton>
        </>
      }
    >
      <p>
        We only ever send this list one email, and your email address leaves it when that email
        arrives. To be sure, unsubscribe here.
      </p>
    </StatusScreen>
  )
}

function Left() {
  return (
    <StatusScreen
      role="status"
      picture={<EmptyCircle />}
      title="You’re off the list"
      action={
        <Link className="btn lg" href={routes.home}>
          Back to Home
        </Link>
      }
    >
      <p>You’re no longer on the launch list, and no email from it will follow.</p>
    </StatusScreen>
  )
}

function NoSuchLink() {
  return (
    <StatusScreen role="alert" picture={<BrokenCircle />} title="This link doesn’t work">
      <p>Part of it seems to be missing. Please open it once more from the email.</p>
    </StatusScreen>
  )
}
