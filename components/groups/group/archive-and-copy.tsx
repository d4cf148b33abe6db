'use client'

import { useRef, useState } from 'react'
import { ActButton } from '@/components/ui/act-button'
import { AskButton } from '@/components/ui/ask-dialog'
import { Field } from '@/components/ui/field'
import { useRouter } from '@/components/ui/language/use-router'
import { showError, showSuccess } from '@/components/ui/toaster'
import { ARCHIVE_UNDO_DAYS, GROUP_NAME_MAX } from '@/lib/api/bounds'
import { archiveGroup, bringBackGroup, copyGroup } from '@/lib/api/entries/groups'
import type { GroupDetail } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { newKey } from '@/lib/client/new-key'
import { countOf } from '@/lib/counts'
import { nameForNextQuarter } from '@/lib/next-quarter'
import { groupPath } from '@/lib/routes'

interface GroupProps {
  group: Pick<GroupDetail, 'id' | 'name' | 'members'>
}

/** Makes a group read-only and ends the sharing in it. */
export function ArchiveButton({ group }: GroupProps) {
  const text = (
    <>
      <p>
        <b>
          <bdi>{group.name}</bdi>
        </b>
      </p>
      <p>
        From now on no one here sees anyone’s results, and no one can join. The list of people
        stays.
      </p>
      <p>{`A leader can bring the group back within ${ARCHIVE_UNDO_DAYS} days.`}</p>
    </>
  )
  return (
    <ActButton
      label="Archive"
      question={{ title: 'Archive the group', leaves: true, text }}
      busy="Archiving..."
      send={() => call(archiveGroup, { params: { id: group.id } })}
      failed="The group could not be archived. Please try again."
    />
  )
}

/** Undoes that. */
export function BringBackButton({ group }: GroupProps) {
  return (
    <ActButton
      className="btn btn-small"
      label="Bring it back"
      busy="Bringing back..."
      send={() => call(bringBackGroup, { params: { id: group.id } })}
      done="The group is back. Everyone shares what they shared before."
      failed="The group could not be brought back. Please try again."
    />
  )
}

/** Makes a new group and invites the same people to it. */
export function CopyButton({ group }: GroupProps) {
  const router = useRouter()
  const [name, setName] = useState<string>()
  // Pressed again after a failure, it finds the group that the first call may have made.
  const key = useRef<string>(null)
  const suggested = () => nameForNextQuarter(group.name, new Date(), GROUP_NAME_MAX)
  async function copy() {
    key.current ??= newKey()
    const copied = await call(copyGroup, {
      params: { id: group.id },
      body: { name: name ?? suggested() },
      idempotencyKey: key.current,
    })
    key.current = null
    const missed = copied.not_invited.length
    if (missed === 0) showSuccess(`${countOf(copied.invited, 'invitation')} sent.`)
    else {
      const rest = copied.not_invited.join(', ')
      showError(`${countOf(copied.invited, 'invitation')} sent. Invite these tomorrow: ${rest}`)
    }
    router.push(groupPath(copied.group.id))
  }
  return (
    <AskButton
      className="btn btn-outline btn-small"
      label="Copy to a new group"
      title="Copy to a new group"
      yes="Create and invite"
      busyLabel="Creating..."
      failed="The group could not be copied. Please try again."
      act={copy}
      leaves
    >
      <p>{inviting(group.members.length - 1)}</p>
      <Field
        label="Name of the new group"
        name="name"
        required
        maxLength={GROUP_NAME_MAX}
        autoComplete="off"
        value={name ?? suggested()}
        onChange={(event) => setName(event.target.value)}
      />
    </AskButton>
  )
}

function inviting(others: number): string {
  if (others === 0) return 'The new group gets the same description and setting.'
  const who =
    others === 1
      ? 'The other person gets an invitation by email, and shares'
      : `All ${others} others get an invitation by email, and share`
  return `The new group gets the same description and setting. ${who} nothing there until they accept it.`
}
