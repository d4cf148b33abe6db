'use client'

import { useState } from 'react'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { StatusScreen } from '@/components/ui/status-screen'
import { useTask } from '@/components/ui/use-task'
import { stopFollowUp } from '@/lib/api/entries/follow-up'
import { call } from '@/lib/client/call'
import { BrokenLink } from './broken-link'

/** Stops the mails about an agreement by the link in one of them. `token`: null where the link is cut off. */
export function StopFollowUp({ token }: { token: string | null }) {
  const [isDone, setDone] = useState(false)
  const task = useTask('The emails could not be stopped. Please try again.')
  const stop = async (token: string) =>
    setDone(await task.run(() => call(stopFollowUp, { query: { token } })))

  if (isDone) {
    return (
      <StatusScreen role="status" picture={<EmptyCircle />} title="These emails are stopped">
        <p>No more of them will follow. You can start them again on your group’s page.</p>
      </StatusScreen>
    )
  }
  if (token === null || task.failure?.code === 'link_invalid') return <BrokenLink />
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title="Stop these emails?"
      action={
        <>
          <FormError failure={task.failure} />
          <BusyButton
            className="btn lg"
            busy={task.busy}
            busyLabel="Stopping…"
            onClick={() => void stop(token)}
          >
            Stop them
          </BusyButton>
        </>
      }
    >
      <p>They are about what you agreed to do in your group. That stays.</p>
    </StatusScreen>
  )
}
