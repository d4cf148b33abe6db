'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { useTask } from '@/components/ui/use-task'
import { deleteGroup, removeMember } from '@/lib/api/entries/groups'
import type { GroupDetail } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { routes } from '@/lib/routes'
import styles from './leave-or-delete.module.css'

interface LeaveOrDeleteProps {
  group: GroupDetail
  personId: string
}

/** The way out: a member leaves, a leader deletes. */
export function LeaveOrDelete({ group, personId }: LeaveOrDeleteProps) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const { id, is_leader } = group
  const task = useTask(
    is_leader
      ? 'The group could not be deleted. Please try again.'
      : 'You could not leave the group. Please try again.',
  )
  const words = is_leader ? DELETING : LEAVING
  const end = () =>
    task.run(async () => {
      if (is_leader) await call(deleteGroup, { params: { id } })
      else await call(removeMember, { params: { id, userId: personId } })
      // The page behind would only say that there is no such group.
      router.replace(routes.groups)
      router.refresh()
    })
  return (
    <div className={`row wraps apart lined-top unprinted ${styles.end}`}>
      <p className="sm mut">{words.note}</p>
      <button
        type="button"
        className={`btn small ${styles.button}`}
        onClick={() => setAsking(true)}
      >
        {words.label}
      </button>
      <AskDialog
        title={words.label}
        open={isAsking}
        onClose={() => setAsking(false)}
        task={task}
        onYes={() => void end()}
        yes={words.label}
        busyLabel={words.busy}
        isDanger
      >
        <p>
          <b>
            <bdi>{group.name}</bdi>
          </b>
        </p>
        <p>{words.what}</p>
      </AskDialog>
    </div>
  )
}

const LEAVING = {
  note: 'Leaving ends the sharing right away.',
  label: 'Leave group',
  busy: 'Leaving...',
  what: 'You leave the circle and the comparison right away, and nobody here sees your result anymore. Your results stay in your account. To come back, you need a new invitation.',
}

const DELETING = {
  note: 'Deleting the group ends the sharing for everyone. To pass it on to someone else, make them the leader.',
  label: 'Delete group',
  busy: 'Deleting...',
  what: 'The group, its members’ sharing and its open invitations end right away, and this can’t be undone. Everyone keeps their account and their results.',
}
