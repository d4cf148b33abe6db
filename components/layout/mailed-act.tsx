'use client'

import { useState } from 'react'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { StatusScreen } from '@/components/ui/status-screen'
import { useTask } from '@/components/ui/use-task'

interface MailedActProps {
  /** Null where the link is cut off. */
  token: string | null
  act: (token: string) => Promise<unknown>
  title: string
  yes: string
  busyLabel: string
  failed: string
  /** What is shown once it is done. */
  done: { title: string; text: string; action?: React.ReactNode }
  /** What it means. */
  children: React.ReactNode
}

/** The page of a link in a mail: it asks before it acts, because programs that look through mails open every link. */
export function MailedAct({ token, act, title, yes, busyLabel, ...props }: MailedActProps) {
  const { failed, done, children } = props
  const [isDone, setDone] = useState(false)
  const task = useTask(failed)
  if (isDone) {
    return (
      <StatusScreen role="status" picture={<EmptyCircle />} title={done.title} action={done.action}>
        <p>{done.text}</p>
      </StatusScreen>
    )
  }
  if (token === null || task.failure?.code === 'link_invalid') {
    return (
      <StatusScreen role="alert" picture={<BrokenCircle />} title="This link doesn’t work">
        <p>
          Part of it may be missing, or what it was about is gone. Please open it once more from the
          email.
        </p>
      </StatusScreen>
    )
  }
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title={title}
      action={
        <>
          <FormError failure={task.failure} />
          <BusyButton
            className="btn btn-large"
            busy={task.busy}
            busyLabel={busyLabel}
            onClick={() => void task.run(() => act(token)).then(setDone)}
          >
            {yes}
          </BusyButton>
        </>
      }
    >
      <p>{children}</p>
    </StatusScreen>
  )
}
