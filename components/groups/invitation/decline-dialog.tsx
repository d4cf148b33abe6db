'use client'

import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { useTask } from '@/components/ui/use-task'
import { declineInvitation } from '@/lib/api/entries/invitations'
import type { Invitation } from '@/lib/api/invitations'
import { call } from '@/lib/client/call'
import { PersonName } from '../person-name'

interface DeclineDialogProps {
  invitation: Invitation
  token: string
  open: boolean
  onClose: () => void
  onDeclined: () => void
}

/** Asks before an invitation is turned down. */
export function DeclineDialog({
  invitation,
  token,
  open,
  onClose,
  onDeclined,
}: DeclineDialogProps) {
  const task = useTask('The invitation could not be declined. Please try again.')
  const decline = () =>
    task.run(async () => {
      await call(declineInvitation, { params: { token } })
      onDeclined()
    })
  return (
    <AskDialog
      title="Decline this invitation"
      open={open}
      onClose={onClose}
      task={task}
      onYes={() => void decline()}
      yes="Decline"
      busyLabel="Declining..."
      no="Keep it open"
    >
      <p>
        Nothing is shared. To join{' '}
        <b>
          <bdi>{invitation.group.name}</bdi>
        </b>{' '}
        later, ask <PersonName person={invitation.leader} /> to invite you again.
      </p>
    </AskDialog>
  )
}

interface DeclineButtonProps
  extends Pick<DeclineDialogProps, 'invitation' | 'token' | 'onDeclined'> {
  className: string
}

/** The button that asks. */
export function DeclineButton({ className, ...asked }: DeclineButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        Decline
      </button>
      <DeclineDialog {...asked} open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
