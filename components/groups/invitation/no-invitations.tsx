'use client'

import { useState } from 'react'
import { MailedAct } from '@/components/layout/mailed-act'
import { allowInvitations, refuseInvitations } from '@/lib/api/entries/invitations'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'

interface NoInvitationsProps {
  /** Null where the link does not work. */
  token: string | null
  /** Whether no one may invite them already. */
  isRefused: boolean
}

/** By the link in the foot of an invitation: that no one here may invite its reader, and the way back. */
export function NoInvitations({ token, isRefused }: NoInvitationsProps) {
  const [wasRefused, setRefused] = useState(isRefused)
  if (wasRefused) {
    return (
      <MailedAct
        key="allow"
        token={token}
        act={(token) => call(allowInvitations, { query: { token } })}
        title={messages.noInvitations.refused}
        yes={messages.noInvitations.allow}
        busyLabel={messages.noInvitations.allowing}
        failed={messages.noInvitations.failed}
        done={{ title: messages.noInvitations.allowed, text: messages.noInvitations.allowedMore }}
      >
        {messages.noInvitations.refusedMore}
      </MailedAct>
    )
  }
  return (
    <MailedAct
      key="refuse"
      token={token}
      act={(token) => call(refuseInvitations, { query: { token } })}
      title={messages.noInvitations.title}
      yes={messages.noInvitations.refuse}
      busyLabel={messages.noInvitations.refusing}
      failed={messages.noInvitations.failed}
      done={{
        title: messages.noInvitations.refused,
        text: messages.noInvitations.refusedMore,
        action: (
          <button type="button" className="btn btn-outline" onClick={() => setRefused(true)}>
            {messages.noInvitations.undo}
          </button>
        ),
      }}
    >
      {messages.noInvitations.more}
    </MailedAct>
  )
}
