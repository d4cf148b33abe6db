'use client'

import { type Act, ActButton } from '@/components/ui/act-button'
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
  const { note, archived, what, ...act } = group.is_first_leader
    ? deleting(group)
    : leaving(group, personId)
  const text = (
    <>
      <p>
        <b>
          <bdi>{group.name}</bdi>
        </b>
      </p>
      <p>{what}</p>
    </>
  )
  return (
    <div className="print:hidden! flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-6 [&>p]:[flex:1_1_18rem]">
      <p className="text-ink-2 text-sm">{group.archived_at === null ? note : archived}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <ActButton
          {...act}
          className="btn btn-small btn-danger-outline"
          question={{ isDanger: true, leaves: true, text }}
          // The page behind would only say that there is no such group.
          next={routes.groups}
        />
      </div>
    </div>
  )
}

interface WayOut extends Act {
  note: string
  /** The note in an archived group. */
  archived: string
  /** What it means. */
  what: string
}

const leaving = ({ id }: GroupDetail, userId: string): WayOut => ({
  note: 'Leaving ends the sharing right away.',
  archived: 'You’re still on the list of people here.',
  label: 'Leave group',
  what: 'You leave the circle and the comparison right away, and no one here sees your result anymore. Your results stay in your account. To come back, you need a new invitation.',
  busy: 'Leaving...',
  send: () => call(removeMember, { params: { id, userId } }),
  failed: 'You could not leave the group. Please try again.',
})

const deleting = ({ id }: GroupDetail): WayOut => ({
  note: 'Archiving ends the sharing and keeps the group. Deleting it can’t be undone.',
  archived: 'Deleting the group can’t be undone.',
  label: 'Delete group',
  what: 'The group, its members’ sharing and its open invitations end right away, and this can’t be undone. Everyone keeps their account and their results.',
  busy: 'Deleting...',
  send: () => call(deleteGroup, { params: { id } }),
  failed: 'The group could not be deleted. Please try again.',
})
