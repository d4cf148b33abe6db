'use client'

import { AskDialog } from '@/components/ui/ask-dialog'
import { useTask } from '@/components/ui/use-task'
import { acceptInvitation } from '@/lib/api/entries/invitations'
import type { Invitation } from '@/lib/api/invitations'
import { call } from '@/lib/client/call'
import { ConsentPanes, type OwnLook } from '../consent-panes'

interface AcceptDialogProps {
  invitation: Invitation
  own: OwnLook
  /** The secret of the mailed link, or the id for a confirmed address. */
  token: string
  open: boolean
  onClose: () => void
  onAccepted: (groupId: string) => void
}

/** Asks for consent: what is shared, and with whom. */
export function AcceptDialog(props: AcceptDialogProps) {
  const { invitation, own, token, open, onClose, onAccepted } = props
  const task = useTask('The invitation could not be accepted. Please try again.')
  const accept = () =>
    task.run(async () => {
      const { group_id } = await call(acceptInvitation, {
        params: { token },
        // What was read here, whatever the leader has set in between.
        query: { agreed_to: invitation.group.members_see },
      })
      onAccepted(group_id)
    })
  return (
    <AskDialog
      title={`Join ${invitation.group.name}`}
      open={open}
      onClose={onClose}
      task={task}
      onYes={() => void accept()}
      yes="Join"
      busyLabel="Joining..."
      no="Not now"
    >
      <ConsentPanes invitation={invitation} own={own} level={3} />
    </AskDialog>
  )
}
