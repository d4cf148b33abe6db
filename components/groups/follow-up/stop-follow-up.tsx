'use client'

import { MailedAct } from '@/components/layout/mailed-act'
import { stopFollowUp } from '@/lib/api/entries/follow-up'
import { call } from '@/lib/client/call'

/** Stops the mails about an agreement by the link in one of them. */
export function StopFollowUp({ token }: { token: string | null }) {
  return (
    <MailedAct
      token={token}
      act={(token) => call(stopFollowUp, { query: { token } })}
      title="Stop these emails?"
      yes="Stop them"
      busyLabel="Stopping…"
      failed="The emails could not be stopped. Please try again."
      done={{
        title: 'These emails are stopped',
        text: 'You can start them again on your group’s page.',
      }}
    >
      They are about what you agreed to do in your group. Your agreement stays.
    </MailedAct>
  )
}
