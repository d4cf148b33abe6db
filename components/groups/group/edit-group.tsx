'use client'

import { useState } from 'react'
import { showSuccess } from '@/components/ui/toaster'
import { useFocusOnClose } from '@/components/ui/use-focus-on-close'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { updateGroup } from '@/lib/api/entries/groups'
import type { Group } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { SETTINGS_PAGE } from '@/lib/copy/team-story'
import { profileMessages } from '@/lib/messages/profile'
import { GroupForm } from '../group-form'

/** The row of the group’s name and description, and in its place the form that changes both. */
export function EditGroup({ group }: { group: Group }) {
  const [isEditing, setEditing] = useState(false)
  const editButton = useFocusOnClose(isEditing)
  if (isEditing) return <EditForm group={group} onDone={() => setEditing(false)} />
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-5 gap-y-1 py-1.5">
      <span className="font-600">{SETTINGS_PAGE.name}</span>
      <button ref={editButton} type="button" className="link" onClick={() => setEditing(true)}>
        {SETTINGS_PAGE.edit}
      </button>
    </div>
  )
}

/** Changes name and description. */
function EditForm({ group, onDone }: { group: Group; onDone: () => void }) {
  const refreshWith = useRefreshWith()
  return (
    <GroupForm
      className="rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      heading={<h2 className="text-h3">{SETTINGS_PAGE.edit}</h2>}
      initial={group}
      save={SETTINGS_PAGE.save}
      busyLabel={profileMessages.busy}
      failed={SETTINGS_PAGE.failed}
      send={async (body) => {
        await call(updateGroup, { params: { id: group.id }, body })
        showSuccess(SETTINGS_PAGE.saved)
        refreshWith(onDone)
      }}
      onCancel={onDone}
    />
  )
}
