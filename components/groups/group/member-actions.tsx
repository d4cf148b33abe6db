'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Link } from '@/components/ui/link'
import { showError, showSuccess } from '@/components/ui/toaster'
import { useAction } from '@/components/ui/use-action'
import { remindMembers } from '@/lib/api/entries/groups'
import type { Member } from '@/lib/api/groups'
import { messages } from '@/lib/messages'
import { routes } from '@/lib/routes'
import { fullName } from '../person-name'
import { HandOverDialog } from './hand-over-dialog'
import styles from './member-list.module.css'
import { RemoveMemberDialog } from './remove-member-dialog'

interface MemberActionsProps {
  groupId: string
  member: Member
  mayHandOver: boolean
}

/** What a leader can do about one member. */
export function MemberActions({ groupId, member, mayHandOver }: MemberActionsProps) {
  const router = useRouter()
  const [asked, setAsked] = useState<'hand over' | 'remove' | null>(null)
  const { busy, act } = useAction('The reminder could not be sent. Please try again.')
  const name = fullName(member)
  const close = () => setAsked(null)
  const why = useId()

  const remind = () =>
    act(
      remindMembers,
      { params: { id: groupId }, body: { user_ids: [member.id] } },
      ({ reminded }) => {
        if (reminded > 0) showSuccess(`${name} was reminded.`)
        else showError(`${name} has been reminded within the last day. Try again tomorrow.`)
        router.refresh()
      },
    )

  return (
    <div className="flex wraps gap-xs">
      {member.has_assessment === false && (
        <BusyButton
          className="btn outline small"
          busy={busy}
          busyLabel="Sending..."
          onClick={() => void remind()}
        >
          Send a reminder
        </BusyButton>
      )}
      <button
        type="button"
        className="btn outline small"
        aria-disabled={!mayHandOver || undefined}
        aria-describedby={mayHandOver ? undefined : why}
        onClick={() => mayHandOver && setAsked('hand over')}
      >
        Make leader
      </button>
      <button
        type="button"
        className={`btn small ${styles.remove}`}
        onClick={() => setAsked('remove')}
      >
        Remove
      </button>
      {!mayHandOver && (
        <p id={why} className={`sm mut ${styles.why}`}>
          {messages.groups.proveToHandOver}{' '}
          <Link className="link" href={routes.verifyEmail}>
            Send the email again
          </Link>
        </p>
      )}
      <HandOverDialog
        groupId={groupId}
        member={member}
        open={asked === 'hand over'}
        onClose={close}
        onDone={() => {
          close()
          showSuccess(`${name} leads the group now.`)
          router.refresh()
        }}
      />
      <RemoveMemberDialog
        groupId={groupId}
        member={member}
        open={asked === 'remove'}
        onClose={close}
        onDone={() => {
          close()
          showSuccess(`${name} is no longer in the group.`)
          router.refresh()
        }}
      />
    </div>
  )
}
