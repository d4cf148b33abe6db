'use client'

import { AskDialog } from '@/components/ui/ask-dialog'
import { useTask } from '@/components/ui/use-task'
import { acceptInvitation, type Invitation } from '@/lib/api/invitations'
import { call } from '@/lib/client/call'
import { WhatIsShared } from '../what-is-shared'

interface AcceptDialogProps {
  invitation: Invitation
  /** The secret of the mailed link, or the id for a confirmed address. */
  token: string
  open: boolean
  onClose: () => void
  onAccepted: (groupId: string) => void
}

/** Asks for consent: what is shared, and with whom. */
export function AcceptDialog({ invitation, token, open, onClose, onAccepted }: AcceptDialogProps) {
  const task = useTask('The invitation could not be accepted. Please try again.')
  const accept = () =>
    task.run(async () => {
      const { group_id } = await call(acceptInvitation, { params: { token } })
      onAccepted(group_id)
    })
  return (
    <AskDialog
      title={`Join ${invitation.group.name}`}
      open={open}
      onClose={onClose}
      task={task}
      onYes={() => void accept()}
      yes="Join and share"
      busyLabel="Joining..."
      no="Not now"
    >
      <WhatIsShared invitation={invitation} />
    </AskDialog>
  )
}
