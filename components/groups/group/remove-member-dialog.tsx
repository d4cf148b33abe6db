'use client'

import { AskDialog } from '@/components/ui/ask-dialog'
import { useTask } from '@/components/ui/use-task'
import { removeMember } from '@/lib/api/entries/groups'
import { call } from '@/lib/client/call'
import { PersonName } from '../person-name'
import type { MemberDialogProps } from './hand-over-dialog'

/** Asks before a member is removed. */
export function RemoveMemberDialog({ groupId, member, open, onClose, onDone }: MemberDialogProps) {
  const task = useTask('This member could not be removed. Please try again.')
  const remove = () =>
    task.run(async () => {
      await call(removeMember, { params: { id: groupId, userId: member.id } })
      onDone()
    })
  return (
    <AskDialog
      title="Remove from the group"
      open={open}
      onClose={onClose}
      task={task}
      onYes={() => void remove()}
      yes="Remove"
      busyLabel="Removing..."
      isDanger
    >
      <p>
        <b>
          <PersonName person={member} />
        </b>{' '}
        leaves the group, and their scores leave the comparison right away. They keep their account
        and results.
      </p>
      <p>Their own list of groups tells them. To have them back, invite them again.</p>
    </AskDialog>
  )
}
