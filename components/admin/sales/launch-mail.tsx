'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { showSuccess } from '@/components/ui/toaster'
import { useTask } from '@/components/ui/use-task'
import { mailLaunchList } from '@/lib/api/entries/admin/sales'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { countOf } from '../figures'
import styles from './launch-mail.module.css'

interface LaunchMailProps {
  /** To whom nobody has written. */
  waiting: number
  /** Whose mail is on its way. */
  underway: number
  arePaymentsOpen: boolean
}

/** The one mail that the list was promised: whether it can go out, and to how many. */
export function LaunchMail({ waiting, underway, arePaymentsOpen }: LaunchMailProps) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const task = useTask(messages.launchList.mailFailed)
  const people = countOf(waiting, 'person', 'people')

  async function send() {
    const isDone = await task.run(async () => {
      await call(mailLaunchList)
    })
    if (!isDone) return
    setAsking(false)
    showSuccess(messages.launchList.mailed)
    router.refresh()
  }

  return (
    <section className={`card row wraps apart ${styles.mail}`} aria-label="The email we promised">
      <div>
        <p>
          <b>{sentence(people, waiting, arePaymentsOpen)}</b>
        </p>
        {underway > 0 && (
          <p className="sm mut">
            <span>{countOf(underway, 'email is', 'emails are')}</span> on the way. Each person
            leaves the list when their email is delivered.
          </p>
        )}
      </div>
      {arePaymentsOpen && waiting > 0 && (
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          {`Email ${people}`}
        </button>
      )}
      <AskDialog
        title={`Email ${people}?`}
        open={isAsking}
        onClose={() => setAsking(false)}
        task={task}
        onYes={() => void send()}
        yes="Send the email"
        busyLabel="Sending..."
      >
        <p>
          Each of them gets one email, “You can get your complete report now”, with a link to
          unsubscribe. Their email addresses are deleted as the emails are delivered.
        </p>
        <p>This can’t be undone.</p>
      </AskDialog>
    </section>
  )
}

function sentence(people: string, waiting: number, arePaymentsOpen: boolean): string {
  if (!arePaymentsOpen) return 'Payments aren’t open yet. You can email the list once they are.'
  if (waiting === 0) return 'Everyone on the list has been emailed.'
  return `Payments are open, and ${people} asked to be told.`
}
