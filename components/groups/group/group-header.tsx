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
import { profileMessages } from '@/lib/messages/profile'
import { comparisonPath, meetingPath, sessionPath } from '@/lib/routes'
import { GroupForm } from '../group-form'
import { GroupTitle } from '../group-title'
import { hasMeetingCard } from '../member/colleagues'

/** Name and description of a group, for its leader, who can change both, and compare. */
export function GroupHeader({ group }: { group: GroupDetail }) {
  const [isEditing, setEditing] = useState(false)
  const editButton = useFocusOnClose(isEditing)

  const answered = group.members.filter(({ has_assessment }) => has_assessment).length

  if (isEditing) return <EditGroupForm group={group} onDone={() => setEditing(false)} />
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="wrap-anywhere grid min-w-0 gap-3 [flex:1_1_24rem]">
        <GroupTitle group={group} />
      </div>
      <div className="flex narrow:w-full! flex-wrap gap-3 narrow:[&>*]:flex-1 narrow:[&>*]:px-3.5">
        {answered > 0 && group.members.some(({ has_assessment }) => has_assessment === false) && (
          <Link className="btn btn-outline" href={sessionPath(group.id)}>
            <Icon of={Presentation} />
            Run a session
          </Link>
        )}
        {answered > 1 && (
          <Link className="btn btn-outline" href={comparisonPath(group.id)}>
            <Icon of={ChartPie} />
            Compare
          </Link>
        )}
        {hasMeetingCard(group) && (
          <Link className="btn btn-outline" href={meetingPath(group.id)}>
            <Icon of={IdCard} />
            Meeting card
          </Link>
        )}
        <button
          ref={editButton}
          type="button"
          className="btn btn-outline"
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
      className="max-w-160 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      heading={<h1 className="text-h3">Edit group</h1>}
      initial={group}
      save="Save"
      busyLabel={profileMessages.busy}
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
