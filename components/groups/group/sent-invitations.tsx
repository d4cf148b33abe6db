'use client'

import { CircleAlert } from 'lucide'
import { useRouter } from 'next/navigation'
import { BusyButton } from '@/components/ui/busy-button'
import { Icon } from '@/components/ui/icon'
import { showSuccess } from '@/components/ui/toaster'
import { useAction } from '@/components/ui/use-action'
import { When } from '@/components/ui/when'
import { resendInvitation, revokeInvitation } from '@/lib/api/entries/invitations'
import type { SentInvitation } from '@/lib/api/invitations'
import { messages } from '@/lib/messages'
import { countOf } from '../wording'
import styles from './sent-invitations.module.css'

interface SentInvitationsProps {
  groupId: string
  /** Newest first. */
  sent: readonly SentInvitation[]
}

/** Invitations that nobody has answered yet. */
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
  const resending = useAction(messages.groups.inviteFailed)
  const revoking = useAction('The invitation could not be withdrawn. Please try again.')
  const { id, email, expires_at, mail_trouble } = invitation
  const options = { params: { id: groupId, invitationId: id } }
  const resend = () =>
    resending.act(resendInvitation, options, () => {
      showSuccess(messages.groups.invited)
      router.refresh()
    })
  const revoke = () =>
    revoking.act(revokeInvitation, options, () => {
      showSuccess('Invitation withdrawn. Its link no longer works.')
      router.refresh()
    })
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
        <BusyButton
          className="link sm"
          aria-label={resending.busy ? undefined : `Send again to ${email}`}
          busy={resending.busy}
          busyLabel="Sending..."
          onClick={() => void resend()}
        >
          Send again
        </BusyButton>
        <BusyButton
          className="link sm"
          aria-label={revoking.busy ? undefined : `Withdraw the invitation to ${email}`}
          busy={revoking.busy}
          busyLabel="Withdrawing..."
          onClick={() => void revoke()}
        >
          Withdraw
        </BusyButton>
      </div>
    </li>
  )
}
