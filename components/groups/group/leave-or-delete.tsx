'use client'

import { useRouter } from 'next/navigation'
import { AskButton } from '@/components/ui/ask-dialog'
import { deleteGroup, removeMember } from '@/lib/api/entries/groups'
import type { GroupDetail } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { routes } from '@/lib/routes'

interface LeaveOrDeleteProps {
  group: GroupDetail
  personId: string
  /** What else can be done with the group. */
  children?: React.ReactNode
}

/** The way out: a member leaves, also a further leader; the first leader deletes. */
export function LeaveOrDelete({ group, personId, children }: LeaveOrDeleteProps) {
  const router = useRouter()
  const { id, is_first_leader, archived_at } = group
  const words = is_first_leader ? DELETING : LEAVING
  const isArchived = archived_at !== null
  async function end() {
    if (is_first_leader) await call(deleteGroup, { params: { id } })
    else await call(removeMember, { params: { id, userId: personId } })
    // The page behind would only say that there is no such group.
    router.replace(routes.groups)
    router.refresh()
  }
  return (
    <div className="border-line flex items-center flex-wrap justify-between border-t gap-y-3 gap-x-6 pt-6 [&>p]:[flex:1_1_18rem] print:hidden!">
      <p className="text-sm text-ink-2">{isArchived ? words.archived : words.note}</p>
      <div className="gap-3 flex flex-wrap">
        {children}
        <AskButton
          className="btn btn-small border-danger [--bg:transparent] [--fg:var(--danger)]"
          label={words.label}
          title={words.label}
          yes={words.label}
          busyLabel={words.busy}
          isDanger
          failed={words.failed}
          act={end}
          leaves
        >
          <p>
            <b>
              <bdi>{group.name}</bdi>
            </b>
          </p>
          <p>{words.what}</p>
        </AskButton>
      </div>
    </div>
  )
}

const LEAVING = {
  note: 'Leaving ends the sharing right away.',
  archived: 'You’re still on the list of people here.',
  label: 'Leave group',
  busy: 'Leaving...',
  failed: 'You could not leave the group. Please try again.',
  what: 'You leave the circle and the comparison right away, and no one here sees your result anymore. Your results stay in your account. To come back, you need a new invitation.',
}

const DELETING = {
  note: 'Archiving ends the sharing and keeps the group. Deleting it can’t be undone.',
  archived: 'Deleting the group can’t be undone.',
  label: 'Delete group',
  busy: 'Deleting...',
  failed: 'The group could not be deleted. Please try again.',
  what: 'The group, its members’ sharing and its open invitations end right away, and this can’t be undone. Everyone keeps their account and their results.',
}
