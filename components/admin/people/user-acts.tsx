'use client'

import { useState } from 'react'
import { type Act, ActButton } from '@/components/ui/act-button'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Field } from '@/components/ui/field'
import { useRouter } from '@/components/ui/language/use-router'
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
    <ul className="[&_li:first-child]:border-t-0 [&_li:first-child]:pt-0 [&_li:last-child]:pb-0 [&_li]:flex [&_li]:flex-wrap [&_li]:items-center [&_li]:justify-between [&_li]:gap-x-5 [&_li]:gap-y-2.5 [&_li]:border-line [&_li]:border-t [&_li]:px-0 [&_li]:py-3.5 [&_p]:[flex:1_1_15rem]">
      {actsOn(user, isSelf).map(({ about, note, ...act }) => (
        <li key={about}>
          <p className="text-ink-2 text-sm">{note}</p>
          <ActButton {...act} />
        </li>
      ))}
      {isSelf ? (
        <li>
          <p className="text-ink-2 text-sm">
            Another admin can disable this account. You can delete it yourself in{' '}
            <Link className="link" href={routes.profile}>
              Profile Settings
            </Link>
            .
          </p>
        </li>
      ) : (
        <DeleteUser user={user} />
      )}
    </ul>
  )
}

interface UserAct extends Act {
  /** What it changes: an act and its opposite have one place. */
  about: 'link' | 'rights' | 'access'
  /** What it means, or why it cannot be. */
  note: string
}

function actsOn(user: AdminUser, isSelf: boolean): UserAct[] {
  const acts = [user.is_admin ? takeRights(user, isSelf) : giveRights(user)]
  if (!user.email_verified) acts.unshift(resend(user))
  if (!isSelf) acts.push(user.disabled_at ? enable(user) : disable(user))
  return acts
}

const resend = ({ id, email }: AdminUser): UserAct => ({
  about: 'link',
  note: 'The email address is not confirmed. A new link replaces the older ones.',
  label: 'Resend verification',
  busy: 'Sending...',
  send: async () => {
    const { sent } = await call(resendUserVerification, { params: { id } })
    showSuccess(
      sent ? `The link is on its way to ${email}.` : 'The email address is already confirmed.',
    )
  },
  failed: 'The link could not be sent. Please try again.',
})

const giveRights = (user: AdminUser): UserAct => ({
  about: 'rights',
  note:
    hindrance(user) ??
    'Admins see everyone’s email address and all orders, and can do everything you can do here.',
  label: 'Make admin',
  disabled: hindrance(user) !== null,
  question: {
    text: (
      <About user={user}>
        An admin sees everyone’s name and email address, all orders and all coupons. They can make
        others admins and remove your rights. This person is signed out everywhere, and has the
        rights when they sign in again.
      </About>
    ),
  },
  busy: 'Saving...',
  send: () => call(makeAdmin, { params: { id: user.id } }),
  done: `${user.email} is an admin now.`,
  failed: 'This person could not be made an admin. Please try again.',
})

/** Why a person cannot be made an admin. */
function hindrance({ email_verified, disabled_at }: AdminUser): string | null {
  if (!email_verified) return 'Only someone with a confirmed email address can be an admin.'
  return disabled_at ? 'A disabled account can’t be an admin.' : null
}

const takeRights = (user: AdminUser, isSelf: boolean): UserAct => ({
  about: 'rights',
  note: 'Without admin rights, these pages are closed from the next click on.',
  label: 'Remove admin rights',
  question: {
    yes: 'Remove rights',
    isDanger: true,
    text: (
      <About user={user}>
        {isSelf
          ? 'You lose access to these pages right away. Another admin can give it back. Your account stays as it is.'
          : 'This person loses access to these pages from their next click on. Their account and results stay as they are.'}
      </About>
    ),
  },
  busy: 'Saving...',
  send: () => call(unmakeAdmin, { params: { id: user.id } }),
  done: `${user.email} is no longer an admin.`,
  failed: 'The rights could not be removed. Please try again.',
  // An admin who gives up their own rights may no longer see this page.
  next: isSelf ? routes.home : undefined,
})

const disable = (user: AdminUser): UserAct => ({
  about: 'access',
  note: 'Ends all sessions. Nothing is deleted, and you can undo it.',
  label: 'Disable account',
  question: {
    yes: 'Disable',
    isDanger: true,
    text: (
      <About user={user}>
        All of this person’s sessions end right away. No one can sign in to the account until it is
        enabled again. Results, groups and orders stay.
      </About>
    ),
  },
  busy: 'Disabling...',
  send: () => call(disableUser, { params: { id: user.id } }),
  done: `${user.email} is disabled.`,
  failed: 'The account could not be disabled. Please try again.',
})

const enable = ({ id, email }: AdminUser): UserAct => ({
  about: 'access',
  note: 'No one can sign in to this account.',
  label: 'Enable account',
  busy: 'Enabling...',
  send: () => call(enableUser, { params: { id } }),
  done: `${email} can sign in again.`,
  failed: 'The account could not be enabled. Please try again.',
})

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
      <p className="text-ink-2 text-sm">
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
        <About user={user}>
          Name, email address, results, reports, the pass and all sessions are deleted right away. A
          group they lead goes to its longest-standing member, with the name and description they
          gave it. Orders stay, as amounts without a name, and nothing is refunded.
        </About>
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

/** The person a question is about, and what it means: two people may share a name, but no address. */
function About({ user, children }: { user: AdminUser; children: React.ReactNode }) {
  return (
    <>
      <p>
        <b>
          <bdi>{fullName(user)}</bdi>
        </b>{' '}
        <span>{user.email}</span>
      </p>
      <p>{children}</p>
    </>
  )
}
