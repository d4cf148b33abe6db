'use client'

import { Bell, CircleAlert } from 'lucide'
import { type Act, ActButton } from '@/components/ui/act-button'
import { Icon } from '@/components/ui/icon'
import { showError, showSuccess } from '@/components/ui/toaster'
import { When } from '@/components/ui/when'
import { remindInvited, resendInvitation, revokeInvitation } from '@/lib/api/entries/invitations'
import type { SentInvitation } from '@/lib/api/invitations'
import { call } from '@/lib/client/call'
import { countOf, formatCount } from '@/lib/counts'
import { groupsMessages } from '@/lib/messages/groups'
import { mailTroublesMessages } from '@/lib/messages/mail-troubles'

interface SentInvitationsProps {
  groupId: string
  /** Newest first. */
  sent: readonly SentInvitation[]
}

/** Invitations that no one has answered yet, and how many were accepted of late; nothing once all are answered. */
export function SentInvitations({ groupId, sent }: SentInvitationsProps) {
  const open = sent.filter(({ accepted_at }) => accepted_at === null)
  const joined = sent.length - open.length
  if (open.length === 0) return null
  return (
    <section
      className="rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:pt-6 pt-7.5 pb-3.5"
      aria-labelledby="sent"
    >
      <h2 id="sent" className="text-h3">
        Waiting for an answer
      </h2>
      <p className="text-ink-2 text-sm">
        <span>{countOf(open.length, 'open invitation')}</span>
        {joined > 0 && <span>{`, ${formatCount(joined)} accepted`}</span>}
      </p>
      <RemindEveryone groupId={groupId} open={open} />
      <ul className="mt-2.5 max-h-[30rem] overflow-y-auto [&_li]:border-line [&_li]:border-t [&_li]:px-0 [&_li]:py-3">
        {open.map((invitation) => (
          <SentRow key={invitation.id} groupId={groupId} invitation={invitation} />
        ))}
      </ul>
      <p className="text-ink-2 text-xs">{groupsMessages.notEveryone}</p>
    </section>
  )
}

/** One reminder to all that are due, else when the next one can go out; nothing where none can anymore. */
function RemindEveryone({ groupId, open }: { groupId: string; open: readonly SentInvitation[] }) {
  const [next] = open.flatMap(({ remind_from }) => remind_from ?? []).sort()
  if (next === undefined) return null
  async function remind() {
    const { reminded } = await call(remindInvited, { params: { id: groupId } })
    if (reminded > 0) showSuccess(`${countOf(reminded, 'reminder')} sent.`)
    else showError('No reminder could be sent today. Try again tomorrow.')
  }
  if (Date.parse(next) > Date.now()) {
    return (
      <p className="mt-3 text-ink-2 text-sm">
        Next reminder on <When at={next} form="weekday" />
      </p>
    )
  }
  return (
    <ActButton
      className="btn btn-outline btn-small mt-3"
      icon={Bell}
      label="Remind everyone"
      busy="Sending..."
      send={remind}
      failed="The reminders could not be sent. Please try again."
    />
  )
}

function SentRow({ groupId, invitation }: { groupId: string; invitation: SentInvitation }) {
  const { id, email, expires_at, opened_at, reminded_at, mail_trouble } = invitation
  const options = { params: { id: groupId, invitationId: id } }
  const acts: Act[] = [
    {
      label: 'Send again',
      'aria-label': `Send again to ${email}`,
      busy: 'Sending...',
      send: () => call(resendInvitation, options),
      done: groupsMessages.invited,
      failed: groupsMessages.inviteFailed,
    },
    {
      label: 'Withdraw',
      'aria-label': `Withdraw the invitation to ${email}`,
      busy: 'Withdrawing...',
      send: () => call(revokeInvitation, options),
      done: 'Invitation withdrawn. Its link no longer works.',
      failed: 'The invitation could not be withdrawn. Please try again.',
    },
  ]
  return (
    <li>
      <p className="wrap-anywhere font-600 text-sm">{email}</p>
      <p className="text-ink-2 text-xs">
        <span>{opened_at ? 'Link opened, works until ' : 'Open until '}</span>
        <When at={expires_at} />
        {reminded_at && (
          <span>
            , reminded <When at={reminded_at} form="on" />
          </span>
        )}
      </p>
      {mail_trouble && (
        <p className="flex gap-2 text-danger text-xs">
          <Icon of={CircleAlert} />
          <span>{mailTroublesMessages[mail_trouble]}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {acts.map((act) => (
          <ActButton key={act.label} {...act} className="link text-sm" />
        ))}
      </div>
    </li>
  )
}
