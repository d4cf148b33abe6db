'use client'

import { MailedAct } from '@/components/layout/mailed-act'
import { Link } from '@/components/ui/link'
import { leaveLaunchList } from '@/lib/api/entries/payments'
import { call } from '@/lib/client/call'
import { launchListMessages } from '@/lib/messages/launch-list'
import { routes } from '@/lib/routes'

/** Leaves the launch list by the link in its mail. */
export function Unsubscribe({ token }: { token: string | null }) {
  return (
    <MailedAct
      token={token}
      act={(token) => call(leaveLaunchList, { query: { token } })}
      title="Leave the launch list?"
      yes="Unsubscribe"
      busyLabel="Unsubscribing..."
      failed={launchListMessages.leaveFailed}
      done={{
        title: 'You’re off the list',
        text: 'You’re no longer on the launch list, and no email from it will follow.',
        action: (
          <Link className="btn btn-large" href={routes.home}>
            Back to Home
          </Link>
        ),
      }}
    >
      We only ever send this list one email, and your email address leaves it when that email
      arrives. To be sure, unsubscribe here.
    </MailedAct>
  )
}
