'use client'

import { useRouter } from 'next/navigation'
import { showSuccess } from '@/components/ui/toaster'
import { createGroup } from '@/lib/api/entries/groups'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { GroupForm } from '../group-form'

/** Makes a group that the person leads. */
export function CreateGroupForm({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  return (
    <GroupForm
      heading={<h2 className="h3">Create a group</h2>}
      save="Create group"
      busyLabel="Creating..."
      failed={messages.groups.createFailed}
      send={async (body) => {
        await call(createGroup, { body })
        showSuccess('Group created. Invite your team next.')
        router.refresh()
        onDone()
      }}
      onCancel={onDone}
    />
  )
}
