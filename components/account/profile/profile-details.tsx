'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { DoneNote } from '@/components/ui/done-note'
import { showSuccess } from '@/components/ui/toaster'
import { useFocusOnClose } from '@/components/ui/use-focus-on-open'
import type { User } from '@/lib/api/auth'
import { readUser, watchSession } from '@/lib/client/session'
import { messages } from '@/lib/messages'
import { ConfirmAddress } from './confirm-address'
import styles from './profile-details.module.css'
import { ProfileForm } from './profile-form'

interface ProfileDetailsProps {
  /** As the server knows the person. */
  user: User
  /** Whether the person has shown that the address is theirs. */
  isProven: boolean
  hasPassword: boolean
  portrait: React.ReactNode
  /** Stands under the name. */
  children: React.ReactNode
}

/** Name and address: to look at, then to change, then saved or as they were. */
export function ProfileDetails(props: ProfileDetailsProps) {
  const { user, isProven, hasPassword, portrait, children } = props
  const router = useRouter()
  const [shown, setShown] = useState(user)
  const [provenNow, setProvenNow] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const editButton = useFocusOnClose(isEditing)

  useEffect(() => setShown(user), [user])
  // Another tab may save too.
  useEffect(
    () =>
      watchSession(() => {
        const kept = readUser()
        if (kept?.id === user.id) setShown(kept)
      }),
    [user.id],
  )

  // What the server said holds for the address it said it of.
  const isShown = (isProven && shown.email === user.email) || provenNow === shown.email
  const isAsked = !shown.email_verified || !isShown
  return (
    <section className={`card ${styles.card}`} aria-labelledby="profile-name">
      <div className={styles.head}>
        {portrait}
        <div className="grid gap-6 shrinks anywhere">
          <h2 id="profile-name" className="d3">
            {`${shown.first_name} ${shown.last_name}`}
          </h2>
          <p className="mut">{shown.email}</p>
          {children}
        </div>
      </div>
      <DoneNote>{isSaved && !isEditing && messages.profile.saved}</DoneNote>
      {isAsked && !isEditing && (
        <ConfirmAddress
          key={shown.email}
          email={shown.email}
          wasConfirmed={shown.email_verified}
          onProven={() => setProvenNow(shown.email)}
        />
      )}
      {isEditing ? (
        <ProfileForm
          user={shown}
          hasPassword={hasPassword}
          onCancel={() => setEditing(false)}
          onSaved={(saved) => {
            setShown(saved)
            setSaved(true)
            setEditing(false)
            showSuccess(messages.profile.saved)
            router.refresh()
          }}
        />
      ) : (
        <button
          ref={editButton}
          type="button"
          className={`btn outline ${styles.edit}`}
          onClick={() => {
            setSaved(false)
            setEditing(true)
          }}
        >
          Edit profile
        </button>
      )}
    </section>
  )
}
