'use client'

import { ActButton } from '@/components/ui/act-button'
import { mailLaunchList } from '@/lib/api/entries/admin/sales'
import { call } from '@/lib/client/call'
import { countOf } from '@/lib/counts'
import { launchListMessages } from '@/lib/messages/launch-list'

interface LaunchMailProps {
  /** The number of entries without a mail. */
  waiting: number
  /** The number of entries whose mail is queued. */
  underway: number
  arePaymentsOpen: boolean
}

/** The one mail that the list was promised: whether it can go out, and to how many. */
export function LaunchMail({ waiting, underway, arePaymentsOpen }: LaunchMailProps) {
  const people = countOf(waiting, 'person', 'people')
  const text = (
    <>
      <p>
        Each of them gets one email, “You can get your complete report now”, with a link to
        unsubscribe. Their email addresses are deleted as the emails are delivered.
      </p>
      <p>This can’t be undone.</p>
    </>
  )
  return (
    <section
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 rounded-lg border border-line bg-surface px-6 py-5"
      aria-label="The email we promised"
    >
      <div>
        <p>
          <b>{sentence(people, waiting, arePaymentsOpen)}</b>
        </p>
        {underway > 0 && (
          <p className="text-ink-2 text-sm">
            <span>{countOf(underway, 'email is', 'emails are')}</span> on the way. Each person
            leaves the list when their email is delivered.
          </p>
        )}
      </div>
      {arePaymentsOpen && waiting > 0 && (
        <ActButton
          className="btn"
          label={`Email ${people}`}
          question={{ title: `Email ${people}?`, yes: 'Send the email', text }}
          busy="Sending..."
          send={() => call(mailLaunchList)}
          done={launchListMessages.mailed}
          failed={launchListMessages.mailFailed}
        />
      )}
    </section>
  )
}

function sentence(people: string, waiting: number, arePaymentsOpen: boolean): string {
  if (!arePaymentsOpen) return 'Payments aren’t open yet. You can email the list once they are.'
  if (waiting === 0) return 'Everyone on the list has been emailed.'
  return `Payments are open, and ${people} asked to be notified.`
}
