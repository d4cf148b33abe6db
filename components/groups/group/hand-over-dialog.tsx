'use client'

import { AskDialog } from '@/components/ui/ask-dialog'
import { useTask } from '@/components/ui/use-task'
import { handOverGroup } from '@/lib/api/entries/groups'
import type { Member } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { PersonName } from '../person-name'

export interface MemberDialogProps {
  groupId: string
  member: Member
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Asks before somebody else leads the group. */
export function HandOverDialog({ groupId, member, open, onClose, onDone }: MemberDialogProps) {
  const task = useTask('The group could not be handed over. Please try again.')
  const handOver = () =>
    task.run(async () => {
      await call(handOverGroup, { params: { id: groupId }, body: { user_id: member.id } })
      onDone()
    })
  return (
    <AskDialog
      title="Hand over the group"
      open={open}
      onClose={onClose}
      task={task}
      onYes={() => void handOver()}
      yes="Hand over"
      busyLabel="Handing over..."
    >
      <p>
        <b>
          <PersonName person={member} />
        </b>{' '}
        will lead the group: invite, remove, rename, compare and see everyone’s scores, including
        yours.
      </p>
      <p>You stay a member, and see only what the group’s setting lets members see.</p>
    </AskDialog>
  )
}
