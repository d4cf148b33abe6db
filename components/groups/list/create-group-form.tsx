'use client'

import { showSuccess } from '@/components/ui/toaster'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { createGroup } from '@/lib/api/entries/groups'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { GroupForm } from '../group-form'

/** Makes a group that the person leads. */
export function CreateGroupForm({ onDone }: { onDone: () => void }) {
  const refreshWith = useRefreshWith()
  return (
    <GroupForm
      heading={<h2 className="h3">Create a group</h2>}
      save="Create group"
      busyLabel="Creating..."
      failed={messages.groups.createFailed}
      send={async (body) => {
        await call(createGroup, { body })
        showSuccess('Group created. Invite your team next.')
        refreshWith(onDone)
      }}
      onCancel={onDone}
    />
  )
}
