'use client'

import { showSuccess } from '@/components/ui/toaster'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { updateGroup } from '@/lib/api/entries/groups'
import type { Group } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { GroupForm } from '../group-form'
import styles from './group-header.module.css'

/** Changes name and description. */
export function EditGroupForm({ group, onDone }: { group: Group; onDone: () => void }) {
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
