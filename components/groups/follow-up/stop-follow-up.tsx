'use client'

import { MailedAct } from '@/components/layout/mailed-act'
import { stopFollowUp } from '@/lib/api/entries/follow-up'
import { call } from '@/lib/client/call'
import { stopEmails } from '@/lib/copy/stop-emails'

interface StopFollowUpProps {
  token: string | null
  /** What the emails are about. */
  about: keyof typeof stopEmails
}

/** Stops mails that were asked for by the link in one of them. */
export function StopFollowUp({ token, about }: StopFollowUpProps) {
  const words = stopEmails[about]
  return (
    <MailedAct
      token={token}
      act={(token) => call(stopFollowUp, { query: { token } })}
      title={words.title}
      yes={words.yes}
      busyLabel={words.busy}
      failed={words.failed}
      done={{ title: words.stopped, text: words.again }}
    >
      {words.about}
    </MailedAct>
  )
}
