import { Check } from 'lucide-react'
import type { Invitation } from '@/lib/api/invitations'
import { PersonName } from './person-name'
import styles from './what-is-shared.module.css'

/** Exactly what joining shares, and with whom. */
export function WhatIsShared({ invitation }: { invitation: Invitation }) {
  const { leader } = invitation
  return (
    <div className="grid gap-10">
      <Part>
        <b>
          <PersonName person={leader} />
        </b>
        , who leads the group, sees your name, your email address, your style and your four scores
        with their ranges, from now on also those of a later result.
      </Part>
      <Part>
        <b>The other members</b> see your name and when you joined.
      </Part>
      <Part>
        <b>Nobody</b> sees your answers, how you gave them, or your complete report.
      </Part>
      <p>If somebody else leads the group one day, they see what the leader sees today.</p>
      <p>You can leave at any time. Sharing ends at once.</p>
    </div>
  )
}

function Part({ children }: { children: React.ReactNode }) {
  return (
    <p className={styles.part}>
      <Check className="icon" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
