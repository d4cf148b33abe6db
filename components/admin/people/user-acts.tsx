'use client'

import { useRouter } from 'next/navigation'
import { BusyButton } from '@/components/ui/busy-button'
import { Link } from '@/components/ui/link'
import { showSuccess } from '@/components/ui/toaster'
import { useAction } from '@/components/ui/use-action'
import type { AdminUser } from '@/lib/api/admin/users'
import { enableUser, resendUserVerification } from '@/lib/api/entries/admin/users'
import { routes } from '@/lib/routes'
import { AdminRights } from './admin-rights'
import { DeleteUser } from './delete-user'
import { DisableUser } from './disable-user'
import styles from './user-acts.module.css'

interface UserActsProps {
  user: AdminUser
  isSelf: boolean
}

/** What an admin can do about an account, each with what it means. */
export function UserActs({ user, isSelf }: UserActsProps) {
  return (
    <ul className={styles.acts}>
      {!user.email_verified && <ResendAct user={user} />}
      <AdminRights user={user} isSelf={isSelf} />
      {isSelf ? (
        <li>
          <p className="sm mut">
            Another admin can disable this account. You can delete it yourself in{' '}
            <Link className="link" href={routes.profile}>
              Profile Settings
            </Link>
            .
          </p>
        </li>
      ) : (
        <>
          {user.disabled_at ? <EnableAct user={user} /> : <DisableUser user={user} />}
          <DeleteUser user={user} />
        </>
      )}
    </ul>
  )
}

function ResendAct({ user }: { user: AdminUser }) {
  const router = useRouter()
  const { busy, act } = useAction('The link could not be sent. Please try again.')
  const resend = () =>
    act(resendUserVerification, { params: { id: user.id } }, ({ sent }) => {
      showSuccess(
        sent
          ? `The link is on its way to ${user.email}.`
          : 'The email address is already confirmed.',
      )
      router.refresh()
    })
  return (
    <li>
      <p className="sm mut">
        The email address is not confirmed. A new link replaces the older ones.
      </p>
      <BusyButton
        className="btn small outline"
        busy={busy}
        busyLabel="Sending..."
        onClick={() => void resend()}
      >
        Resend verification
      </BusyButton>
    </li>
  )
}

function EnableAct({ user }: { user: AdminUser }) {
  const router = useRouter()
  const { busy, act } = useAction('The account could not be enabled. Please try again.')
  const enable = () =>
    act(enableUser, { params: { id: user.id } }, () => {
      showSuccess(`${user.email} can sign in again.`)
      router.refresh()
    })
  return (
    <li>
      <p className="sm mut">Nobody can sign in to this account.</p>
      <BusyButton
        className="btn small outline"
        busy={busy}
        busyLabel="Enabling..."
        onClick={() => void enable()}
      >
        Enable account
      </BusyButton>
    </li>
  )
}
