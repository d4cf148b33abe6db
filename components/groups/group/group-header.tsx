'use client'

import { ChartPie, Pencil } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { showSuccess } from '@/components/ui/toaster'
import { useFocusOnClose } from '@/components/ui/use-focus-on-close'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { updateGroup } from '@/lib/api/entries/groups'
import type { Group, GroupDetail } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { countOf } from '@/lib/counts'
import { messages } from '@/lib/messages'
import { comparisonPath } from '@/lib/routes'
import { GroupForm } from '../group-form'
import styles from './group-header.module.css'

/** Name and description of a group, for its leader, who can change both, and compare. */
export function GroupHeader({ group }: { group: GroupDetail }) {
  const [isEditing, setEditing] = useState(false)
  const editButton = useFocusOnClose(isEditing)

  if (isEditing) return <EditGroupForm group={group} onDone={() => setEditing(false)} />
  return (
    <header className={`flex wraps apart end ${styles.header}`}>
      <div className={`grid gap-s shrinks anywhere ${styles.words}`}>
        <h1 className="d2">
          <bdi>{group.name}</bdi>
        </h1>
        {group.description && (
          <p className={`lede ${styles.description}`}>
            <bdi>{group.description}</bdi>
          </p>
        )}
        <p className="mut">{summaryOf(group)}</p>
      </div>
      <div className={`flex wraps gap-s narrow-full ${styles.actions}`}>
        <Link className="btn" href={comparisonPath(group.id)}>
          <Icon of={ChartPie} />
          Compare
        </Link>
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

/** What can be said about the group without opening it further. */
function summaryOf({ members }: GroupDetail): string {
  const count = countOf(members.length, 'member')
  const taken = members.filter((member) => member.has_assessment).length
  if (taken === members.length && taken > 1) return `${count}. All have taken the assessment.`
  if (taken === 0) return `${count}. Nobody has taken the assessment yet.`
  return `${count}. ${taken.toLocaleString('en-US')} ${taken === 1 ? 'has' : 'have'} taken the assessment.`
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
