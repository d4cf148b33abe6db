'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionButton } from '@/components/ui/action-button'
import { AskButton, AskDialog } from '@/components/ui/ask-dialog'
import { Field } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { showSuccess } from '@/components/ui/toaster'
import { useForm } from '@/components/ui/use-form'
import { canonicalEmail } from '@/lib/address'
import type { AdminUser } from '@/lib/api/admin/users'
import {
  deleteUser,
  disableUser,
  enableUser,
  makeAdmin,
  resendUserVerification,
  unmakeAdmin,
} from '@/lib/api/entries/admin/users'
import { call } from '@/lib/client/call'
import { fullName } from '@/lib/display-name'
import { routes } from '@/lib/routes'

interface UserActsProps {
  user: AdminUser
  isSelf: boolean
}

/** What an admin can do about an account, each with what it means. */
export function UserActs({ user, isSelf }: UserActsProps) {
  return (
    <ul className="[&_li]:px-0 [&_li]:py-3.5 [&_li]:border-line [&_li]:flex [&_li]:flex-wrap [&_li]:gap-y-2.5 [&_li]:gap-x-5 [&_li]:items-center [&_li]:justify-between [&_li]:border-t [&_p]:[flex:1_1_15rem] [&_li:first-child]:pt-0 [&_li:first-child]:border-t-0 [&_li:last-child]:pb-0">
      {!user.email_verified && <ResendAct user={user} />}
      <AdminRights user={user} isSelf={isSelf} />
      {isSelf ? (
        <li>
          <p className="text-sm text-ink-2">
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
  async function resend() {
    const { sent } = await call(resendUserVerification, { params: { id: user.id } })
    showSuccess(
      sent ? `The link is on its way to ${user.email}.` : 'The email address is already confirmed.',
    )
    router.refresh()
  }
  return (
    <li>
      <p className="text-sm text-ink-2">
        The email address is not confirmed. A new link replaces the older ones.
      </p>
      <ActionButton
        className="btn btn-small btn-outline"
        busyLabel="Sending..."
        failed="The link could not be sent. Please try again."
        act={resend}
      >
        Resend verification
      </ActionButton>
    </li>
  )
}

/** Makes a person an admin, or takes the rights away; asks before. */
function AdminRights({ user, isSelf }: UserActsProps) {
  const router = useRouter()
  const words = user.is_admin ? TAKING : GIVING
  const why = user.is_admin ? null : hindrance(user)

  async function change() {
    await call(user.is_admin ? unmakeAdmin : makeAdmin, { params: { id: user.id } })
    showSuccess(`${user.email} ${words.done}`)
    // An admin who gives up their own rights may no longer see this page.
    if (user.is_admin && isSelf) router.replace(routes.home)
    router.refresh()
  }

  return (
    <li>
      <p className="text-sm text-ink-2">{why ?? words.note}</p>
      <AskButton
        className="btn btn-small btn-outline"
        disabled={why !== null}
        label={words.label}
        title={words.label}
        yes={words.yes}
        busyLabel="Saving..."
        isDanger={user.is_admin}
        failed={words.failed}
        act={change}
      >
        <PersonLine user={user} />
        <p>{user.is_admin && isSelf ? OWN : words.what}</p>
      </AskButton>
    </li>
  )
}

/** Why a person cannot be made an admin. */
function hindrance({ email_verified, disabled_at }: AdminUser): string | null {
  if (!email_verified) return 'Only someone with a confirmed email address can be an admin.'
  return disabled_at ? 'A disabled account can’t be an admin.' : null
}

const OWN =
  'You lose access to these pages right away. Another admin can give it back. Your account stays as it is.'

const GIVING = {
  note: 'Admins see everyone’s email address and all orders, and can do everything you can do here.',
  label: 'Make admin',
  yes: 'Make admin',
  done: 'is an admin now.',
  what: 'An admin sees everyone’s name and email address, all orders and all coupons. They can make others admins and remove your rights. This person is signed out everywhere, and has the rights when they sign in again.',
  failed: 'This person could not be made an admin. Please try again.',
}

const TAKING = {
  note: 'Without admin rights, these pages are closed from the next click on.',
  label: 'Remove admin rights',
  yes: 'Remove rights',
  done: 'is no longer an admin.',
  what: 'This person loses access to these pages from their next click on. Their account and results stay as they are.',
  failed: 'The rights could not be removed. Please try again.',
}

/** Closes an account without deleting anything; asks before. */
function DisableUser({ user }: { user: AdminUser }) {
  const router = useRouter()
  async function disable() {
    await call(disableUser, { params: { id: user.id } })
    showSuccess(`${user.email} is disabled.`)
    router.refresh()
  }
  return (
    <li>
      <p className="text-sm text-ink-2">
        Ends all sessions. Nothing is deleted, and you can undo it.
      </p>
      <AskButton
        className="btn btn-small btn-outline"
        label="Disable account"
        title="Disable account"
        yes="Disable"
        busyLabel="Disabling..."
        isDanger
        failed="The account could not be disabled. Please try again."
        act={disable}
      >
        <PersonLine user={user} />
        <p>
          All of this person’s sessions end right away. No one can sign in to the account until it
          is enabled again. Results, groups and orders stay.
        </p>
      </AskButton>
    </li>
  )
}

function EnableAct({ user }: { user: AdminUser }) {
  const router = useRouter()
  async function enable() {
    await call(enableUser, { params: { id: user.id } })
    showSuccess(`${user.email} can sign in again.`)
    router.refresh()
  }
  return (
    <li>
      <p className="text-sm text-ink-2">No one can sign in to this account.</p>
      <ActionButton
        className="btn btn-small btn-outline"
        busyLabel="Enabling..."
        failed="The account could not be enabled. Please try again."
        act={enable}
      >
        Enable account
      </ActionButton>
    </li>
  )
}

/** Ends an account. The address is typed as proof that this is the one that was meant. */
function DeleteUser({ user }: { user: AdminUser }) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const form = useForm({
    failed: 'The account could not be deleted. Please try again.',
    check: ({ email = '' }) => ({
      email: canonicalEmail(email) !== user.email && 'This is not the account’s email address.',
    }),
    send: async () => {
      await call(deleteUser, { params: { id: user.id } })
      showSuccess(`${user.email} is deleted.`)
      // The page behind would only say that there is no such person.
      router.replace(routes.adminUsers)
      router.refresh()
    },
  })
  return (
    <li>
      <p className="text-sm text-ink-2">
        Deletes the account, just as its owner could. This can’t be undone.
      </p>
      <button
        type="button"
        className="btn btn-small btn-danger-outline"
        onClick={() => setAsking(true)}
      >
        Delete account
      </button>
      <AskDialog
        title="Delete account"
        open={isAsking}
        onClose={() => setAsking(false)}
        task={form}
        onYes={() => void form.submit()}
        yes="Delete account"
        busyLabel="Deleting..."
        isDanger
      >
        <PersonLine user={user} />
        <p>
          Name, email address, results, reports, the pass and all sessions are deleted right away. A
          group they lead goes to its longest-standing member, with the name and description they
          gave it. Orders stay, as amounts without a name, and nothing is refunded.
        </p>
        <form {...form.formProps}>
          <Field
            {...form.field('email')}
            label="Type their email address to confirm"
            type="email"
            autoComplete="off"
          />
        </form>
      </AskDialog>
    </li>
  )
}

/** Whom a question is about: two people may share a name, but no address. */
function PersonLine({ user }: { user: AdminUser }) {
  return (
    <p>
      <b>
        <bdi>{fullName(user)}</bdi>
      </b>{' '}
      <span>{user.email}</span>
    </p>
  )
}
