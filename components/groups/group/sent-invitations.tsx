'use client'

import { CircleAlert } from 'lucide'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/components/ui/action-button'
import { Icon } from '@/components/ui/icon'
import { showSuccess } from '@/components/ui/toaster'
import { When } from '@/components/ui/when'
import { resendInvitation, revokeInvitation } from '@/lib/api/entries/invitations'
import type { SentInvitation } from '@/lib/api/invitations'
import { call } from '@/lib/client/call'
import { countOf } from '@/lib/counts'
import { messages } from '@/lib/messages'
import styles from './sent-invitations.module.css'

interface SentInvitationsProps {
  groupId: string
  /** Newest first. */
  sent: readonly SentInvitation[]
}

/** Invitations that no one has answered yet. */
export function SentInvitations({ groupId, sent }: SentInvitationsProps) {
  return (
    <section className={`card padded ${styles.panel}`} aria-labelledby="sent">
      <h2 id="sent" className="h3">
        Waiting for an answer
      </h2>
      <p className="sm mut">{countOf(sent.length, 'open invitation')}</p>
      <ul className={styles.list}>
        {sent.map((invitation) => (
          <SentRow key={invitation.id} groupId={groupId} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function SentRow({ groupId, invitation }: { groupId: string; invitation: SentInvitation }) {
  const router = useRouter()
  const { id, email, expires_at, mail_trouble } = invitation
  const options = { params: { id: groupId, invitationId: id } }
  async function resend() {
    await call(resendInvitation, options)
    showSuccess(messages.groups.invited)
    router.refresh()
  }
  async function revoke() {
    await call(revokeInvitation, options)
    showSuccess('Invitation withdrawn. Its link no longer works.')
    router.refresh()
  }
  return (
    <li>
      <p className="anywhere sm semibold">{email}</p>
      <p className="xs mut">
        Open until <When at={expires_at} />
      </p>
      {mail_trouble && (
        <p className="xs flex gap-xs alarm">
          <Icon of={CircleAlert} />
          <span>{messages.mailTroubles[mail_trouble]}</span>
        </p>
      )}
      <div className={`flex wraps ${styles.buttons}`}>
        <ActionButton
          className="link sm"
          aria-label={`Send again to ${email}`}
          busyLabel="Sending..."
          failed={messages.groups.inviteFailed}
          act={resend}
        >
          Send again
        </ActionButton>
        <ActionButton
          className="link sm"
          aria-label={`Withdraw the invitation to ${email}`}
          busyLabel="Withdrawing..."
          failed="The invitation could not be withdrawn. Please try again."
          act={revoke}
        >
          Withdraw
        </ActionButton>
      </div>
    </li>
  )
}
