'use client'

import { AskButton } from '@/components/ui/ask-dialog'
import { declineInvitation } from '@/lib/api/entries/invitations'
import type { Invitation } from '@/lib/api/invitations'
import { call } from '@/lib/client/call'

interface DeclineButtonProps {
  className: string
  'aria-label'?: string
  invitation: Invitation
  /** The secret of the mailed link, or the id for a confirmed address. */
  token: string
  onDeclined: () => void
}

/** Asks before an invitation is turned down. */
export function DeclineButton({ invitation, token, onDeclined, ...button }: DeclineButtonProps) {
  async function decline() {
    await call(declineInvitation, { params: { token } })
    onDeclined()
  }
  return (
    <AskButton
      {...button}
      label="Decline"
      title="Decline this invitation"
      yes="Decline"
      busyLabel="Declining..."
      no="Keep it open"
      failed="The invitation could not be declined. Please try again."
      act={decline}
    >
      <p>
        Nothing is shared. For 90 days, you won’t get invitations from the people who lead this
        group. To join{' '}
        <b>
          <bdi>{invitation.group.name}</bdi>
        </b>{' '}
        after all, ask them for its join link.
      </p>
    </AskButton>
  )
}
