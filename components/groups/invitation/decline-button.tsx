'use client'

import { AskButton } from '@/components/ui/ask-dialog'
import { declineInvitation } from '@/lib/api/entries/invitations'
import type { Invitation } from '@/lib/api/invitations'
import { call } from '@/lib/client/call'
import { PersonName } from '../person-name'

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
        Nothing is shared, and invitations from <PersonName person={invitation.leader} /> don’t
        reach you for the next 90 days. To join{' '}
        <b>
          <bdi>{invitation.group.name}</bdi>
        </b>{' '}
        after all, ask for the group’s join link.
      </p>
    </AskButton>
  )
}
