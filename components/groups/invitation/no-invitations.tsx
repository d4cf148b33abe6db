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
  const said = messages.noInvitations
  if (wasRefused) {
    return (
      <MailedAct
        key="allow"
        token={token}
        act={(token) => call(allowInvitations, { query: { token } })}
        title={said.refused}
        yes={said.allow}
        busyLabel={said.allowing}
        failed={said.failed}
        done={{ title: said.allowed, text: said.allowedMore }}
      >
        {said.refusedMore}
      </MailedAct>
    )
  }
  return (
    <MailedAct
      key="refuse"
      token={token}
      act={(token) => call(refuseInvitations, { query: { token } })}
      title={said.title}
      yes={said.refuse}
      busyLabel={said.refusing}
      failed={said.failed}
      done={{
        title: said.refused,
        text: said.refusedMore,
        action: (
          <button type="button" className="btn outline" onClick={() => setRefused(true)}>
            {said.undo}
          </button>
        ),
      }}
    >
      {said.more}
    </MailedAct>
  )
}
