'use client'

import { useState } from 'react'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { StatusScreen } from '@/components/ui/status-screen'
import { useTask } from '@/components/ui/use-task'
import { answerFollowUp } from '@/lib/api/entries/follow-up'
import { call } from '@/lib/client/call'
import { WORKED_WORDS, type Worked } from '@/lib/follow-up'
import { BrokenLink } from './broken-link'

/** Gives the answer that a mail's link names. `token`: null where the link is cut off. */
export function DidItWork({ token, worked }: { token: string | null; worked: Worked }) {
  const [isDone, setDone] = useState(false)
  const task = useTask('Your answer could not be saved. Please try again.')
  const answer = async (token: string) =>
    setDone(await task.run(() => call(answerFollowUp, { body: { token, worked } })))

  if (isDone) {
    return (
      <StatusScreen role="status" picture={<EmptyCircle />} title="Thank you">
        <p>
          Your answer stands in your history. Your group sees counts alone, from five answers on.
        </p>
      </StatusScreen>
    )
  }
  if (token === null || task.failure?.code === 'link_invalid') return <BrokenLink />
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title="Did it work?"
      action={
        <>
          <FormError failure={task.failure} />
          <BusyButton
            className="btn lg"
            busy={task.busy}
            busyLabel="Saving…"
            onClick={() => void answer(token)}
          >
            {`Answer “${WORKED_WORDS[worked]}”`}
          </BusyButton>
        </>
      }
    >
      <p>For another answer, open the other link in the email.</p>
    </StatusScreen>
  )
}
