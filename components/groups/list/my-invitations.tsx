'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { showSuccess } from '@/components/ui/toaster'
import type { Invitation } from '@/lib/api/invitations'
import { messages } from '@/lib/messages'
import { groupPath } from '@/lib/routes'
import type { OwnLook } from '../consent-panes'
import { DeclineDialog } from '../invitation/decline-dialog'
import { PersonName } from '../person-name'
import { AcceptDialog } from './accept-dialog'
import styles from './my-invitations.module.css'

type Asked = { about: Invitation; to: 'accept' | 'decline' }

interface MyInvitationsProps {
  invitations: readonly Invitation[]
  /** How a group would see the person. */
  own: OwnLook
}

/** Invitations that wait for the person. */
export function MyInvitations({ invitations, own }: MyInvitationsProps) {
  const router = useRouter()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <section aria-labelledby="my-invitations" className="stack gap-m">
      <h2 id="my-invitations" className="h3">
        You are invited
      </h2>
      <ul className="stack gap-s">
        {invitations.map((invitation) => (
          <li key={invitation.id} className={`card row wraps apart anywhere ${styles.item}`}>
            <p className="shrinks">
              <b>
                <bdi>{invitation.group.name}</bdi>
              </b>
              <span className="sm mut">
                From <PersonName person={invitation.leader} />
              </span>
            </p>
            <div className={`flex gap-xs narrow-full ${styles.actions}`}>
              <button
                type="button"
                className="btn small"
                aria-label={`Accept ${invitation.group.name}`}
                onClick={() => setAsked({ about: invitation, to: 'accept' })}
              >
                Accept
              </button>
              <button
                type="button"
                className="btn small outline"
                aria-label={`Decline ${invitation.group.name}`}
                onClick={() => setAsked({ about: invitation, to: 'decline' })}
              >
                Decline
              </button>
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <>
          <AcceptDialog
            invitation={asked.about}
            own={own}
            token={asked.about.id}
            open={asked.to === 'accept'}
            onClose={close}
            onAccepted={(id) => router.push(groupPath(id))}
          />
          <DeclineDialog
            invitation={asked.about}
            token={asked.about.id}
            open={asked.to === 'decline'}
            onClose={close}
            onDeclined={() => {
              close()
              showSuccess(messages.groups.declined)
              router.refresh()
            }}
          />
        </>
      )}
    </section>
  )
}
