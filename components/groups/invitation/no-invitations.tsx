'use client'

import { useState } from 'react'
import { MailedAct } from '@/components/layout/mailed-act'
import { allowInvitations, refuseInvitations } from '@/lib/api/entries/invitations'
import { call } from '@/lib/client/call'
import { noInvitationsMessages } from '@/lib/messages/no-invitations'

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
        title={noInvitationsMessages.refused}
        yes={noInvitationsMessages.allow}
        busyLabel={noInvitationsMessages.allowing}
        failed={noInvitationsMessages.failed}
        done={{ title: noInvitationsMessages.allowed, text: noInvitationsMessages.allowedMore }}
      >
        {noInvitationsMessages.refusedMore}
      </MailedAct>
    )
  }
  return (
    <MailedAct
      key="refuse"
      token={token}
      act={(token) => call(refuseInvitations, { query: { token } })}
      title={noInvitationsMessages.title}
      yes={noInvitationsMessages.refuse}
      busyLabel={noInvitationsMessages.refusing}
      failed={noInvitationsMessages.failed}
      done={{
        title: noInvitationsMessages.refused,
        text: noInvitationsMessages.refusedMore,
        action: (
          <button type="button" className="btn btn-outline" onClick={() => setRefused(true)}>
            {noInvitationsMessages.undo}
          </button>
        ),
      }}
    >
      {noInvitationsMessages.more}
    </MailedAct>
  )
}
