'use client'

import { useRouter } from 'next/navigation'
import { ActionButton } from '@/components/ui/action-button'
import { showSuccess } from '@/components/ui/toaster'
import { acceptRequest, declineRequest } from '@/lib/api/entries/join-links'
import type { JoinLinkDetail } from '@/lib/api/join-links'
import { call } from '@/lib/client/call'
import { countOf } from '@/lib/counts'
import { fullName } from '@/lib/display-name'
import { PersonName } from '../person-name'
import styles from './join-requests.module.css'

interface JoinRequestsProps {
  groupId: string
  /** The first one first. */
  requests: JoinLinkDetail['requests']
}

/** Who asks to join by the link: a name and an address, and nothing more before the leader has answered. */
export function JoinRequests({ groupId, requests }: JoinRequestsProps) {
  return (
    <section className="card stack gap-m padded unprinted" aria-labelledby="requests">
      <h2 id="requests" className="h3">
        {`${countOf(requests.length, 'person', 'people')} would like to join`}
      </h2>
      <ul>
        {requests.map((person) => (
          <RequestRow key={person.user_id} groupId={groupId} person={person} />
        ))}
      </ul>
    </section>
  )
}

function RequestRow({
  groupId,
  person,
}: {
  groupId: string
  person: JoinLinkDetail['requests'][number]
}) {
  const router = useRouter()
  const name = fullName(person)
  const params = { id: groupId, userId: person.user_id }
  async function accept() {
    await call(acceptRequest, { params })
    showSuccess(`${name} is in.`)
    router.refresh()
  }
  async function decline() {
    await call(declineRequest, { params })
    showSuccess(`${name} was declined.`)
    router.refresh()
  }
  return (
    <li className={`row wraps apart lined-top anywhere ${styles.row}`}>
      <p className="shrinks">
        <b>
          <PersonName person={person} />
        </b>
        <span className="own-line sm mut">{person.email}</span>
      </p>
      <div className="flex gap-xs">
        <ActionButton
          className="btn small outline"
          aria-label={`Add ${name}`}
          busyLabel="Adding…"
          failed="They could not be added. Please try again."
          act={accept}
        >
          Add
        </ActionButton>
        <ActionButton
          className="btn small ghost"
          aria-label={`Decline ${name}`}
          busyLabel="Declining…"
          failed="They could not be declined. Please try again."
          act={decline}
        >
          Decline
        </ActionButton>
      </div>
    </li>
  )
}
