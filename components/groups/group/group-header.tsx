'use client'

import { ChartPie, IdCard, Pencil, Presentation } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { showSuccess } from '@/components/ui/toaster'
import { useFocusOnClose } from '@/components/ui/use-focus-on-close'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { updateGroup } from '@/lib/api/entries/groups'
import type { Group, GroupDetail } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { comparisonPath, meetingPath, sessionPath } from '@/lib/routes'
import { GroupForm } from '../group-form'
import { GroupTitle } from '../group-title'
import { hasMeetingCard } from '../member/colleagues'
import styles from './group-header.module.css'

/** Name and description of a group, for its leader, who can change both, and compare. */
export function GroupHeader({ group }: { group: GroupDetail }) {
  const [isEditing, setEditing] = useState(false)
  const editButton = useFocusOnClose(isEditing)

  const answered = group.members.filter(({ has_assessment }) => has_assessment).length

  if (isEditing) return <EditGroupForm group={group} onDone={() => setEditing(false)} />
  return (
    <header className={`flex wraps apart end ${styles.header}`}>
      <div className={`grid gap-s shrinks anywhere ${styles.words}`}>
        <GroupTitle group={group} />
      </div>
      <div className={`flex wraps gap-s narrow-full ${styles.actions}`}>
        {answered > 0 && group.members.some(({ has_assessment }) => has_assessment === false) && (
          <Link className="btn outline" href={sessionPath(group.id)}>
            <Icon of={Presentation} />
            Run a session
          </Link>
        )}
        {answered > 1 && (
          <Link className="btn outline" href={comparisonPath(group.id)}>
            <Icon of={ChartPie} />
            Compare
          </Link>
        )}
        {hasMeetingCard(group) && (
          <Link className="btn outline" href={meetingPath(group.id)}>
            <Icon of={IdCard} />
            Meeting card
          </Link>
        )}
        <button
          ref={editButton}
          type="button"
          className="btn outline"
          onClick={() => setEditing(true)}
        >
          <Icon of={Pencil} />
          Edit group
        </button>
      </div>
    </header>
  )
}

/** Changes name and description. */
function EditGroupForm({ group, onDone }: { group: Group; onDone: () => void }) {
  const refreshWith = useRefreshWith()
  return (
    <GroupForm
      className={`card padded ${styles.form}`}
      heading={<h1 className="h3">Edit group</h1>}
      initial={group}
      save="Save"
      busyLabel={messages.profile.busy}
      failed="The group could not be saved. Please try again."
      send={async (body) => {
        await call(updateGroup, { params: { id: group.id }, body })
        showSuccess('Group saved.')
        refreshWith(onDone)
      }}
      onCancel={onDone}
    />
  )
}
