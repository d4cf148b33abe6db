'use client'

import { useEffect, useState } from 'react'
import { DoneNote } from '@/components/ui/done-note'
import { useRouter } from '@/components/ui/language/use-router'
import { showSuccess } from '@/components/ui/toaster'
import { useFocusOnClose } from '@/components/ui/use-focus-on-close'
import type { User } from '@/lib/api/auth'
import type { MailTrouble } from '@/lib/api/fields'
import { readUser, renewAccessToken, watchSession } from '@/lib/client/session'
import { profileMessages } from '@/lib/messages/profile'
import { ConfirmAddress } from './confirm-address'
import { PendingEmail } from './pending-email'
import styles from './profile-details.module.css'
import { ProfileForm } from './profile-form'

interface ProfileDetailsProps {
  /** As the server knows the person. */
  user: User
  /** Whether the person has shown that the address is theirs. */
  isProven: boolean
  /** A new address that counts once its link is opened. */
  pendingEmail: string | null
  /** What became of the last email to the address. */
  mailTrouble: MailTrouble | null
  hasPassword: boolean
  portrait: React.ReactNode
  /** Stands under the name. */
  children: React.ReactNode
}

/** Name and address: to look at, then to change, then saved or as they were. */
export function ProfileDetails(props: ProfileDetailsProps) {
  const { user, isProven, pendingEmail, mailTrouble, hasPassword, portrait, children } = props
  const router = useRouter()
  const [shown, setShown] = useState(user)
  const [pending, setPending] = useState(pendingEmail)
  const [isKept, setKept] = useState(false)
  const [provenNow, setProvenNow] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const editButton = useFocusOnClose(isEditing)

  useEffect(() => setShown(user), [user])
  useEffect(() => setPending(pendingEmail), [pendingEmail])
  // Another tab may save too.
  useEffect(
    () =>
      watchSession(() => {
        const kept = readUser()
        if (kept?.id === user.id) setShown(kept)
      }),
    [user.id],
  )

  // The server's refusal is shown only for the address that it was about.
  const isShown = (isProven && shown.email === user.email) || provenNow === shown.email
  const isAsked = !shown.email_verified || !isShown
  // The present address may be a typo that the new one corrects: no link goes there meanwhile.
  const isCorrecting = pending !== null && !shown.email_verified
  return (
    <section
      className="grid gap-5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="profile-name"
    >
      <div className={`flex items-center ${styles.head}`}>
        {portrait}
        <div className="wrap-anywhere grid min-w-0 gap-2">
          <h2 id="profile-name" className="text-d3">
            {`${shown.first_name} ${shown.last_name}`}
          </h2>
          <p className="text-ink-2">{shown.email}</p>
          {children}
        </div>
      </div>
      <DoneNote>{isSaved && !isEditing && profileMessages.saved}</DoneNote>
      <DoneNote>{isKept && !isEditing && `You keep ${shown.email}.`}</DoneNote>
      {pending !== null && !isEditing && (
        <PendingEmail
          key={pending}
          email={pending}
          present={shown.email}
          onEnd={() => {
            setPending(null)
            setKept(true)
            setSaved(false)
            router.refresh()
          }}
          onConfirmed={() => {
            setShown({ ...shown, email: pending, email_verified: true })
            setProvenNow(pending)
            setPending(null)
            setKept(false)
            setSaved(true)
            void renewAccessToken()
            router.refresh()
          }}
        />
      )}
      {isAsked && !isCorrecting && !isEditing && (
        <ConfirmAddress
          key={shown.email}
          email={shown.email}
          wasConfirmed={shown.email_verified}
          trouble={shown.email === user.email ? mailTrouble : null}
          onProven={() => setProvenNow(shown.email)}
        />
      )}
      {isEditing ? (
        <ProfileForm
          user={shown}
          hasPassword={hasPassword}
          onCancel={() => setEditing(false)}
          onSaved={(saved, newEmail) => {
            setShown(saved)
            setPending(newEmail)
            setKept(false)
            setSaved(true)
            setEditing(false)
            showSuccess(profileMessages.saved)
            router.refresh()
          }}
        />
      ) : (
        <button
          ref={editButton}
          type="button"
          className="btn btn-outline narrow:w-full! justify-self-start"
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
