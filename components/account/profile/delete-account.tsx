'use client'

import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { useForm } from '@/components/ui/use-form'
import type { LedGroup } from '@/lib/api/account'
import { deleteAccount } from '@/lib/api/entries/account'
import { call } from '@/lib/client/call'
import { goInstead } from '@/lib/client/go'
import { forgetPerson } from '@/lib/client/leave'
import { authMessages } from '@/lib/messages/auth'
import { routes } from '@/lib/routes'
import { NoPassword } from './no-password'
import { SignInAgain } from './sign-in-again'

interface DeleteAccountProps {
  hasPassword: boolean
  ledGroups: readonly LedGroup[]
}

/** Says what goes and what stays, asks for the password, and ends the account. */
export function DeleteAccount({ hasPassword, ledGroups }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false)
  const { busy, failure, field, reset, formProps, submitProps } = useForm({
    failed: 'Your account could not be deleted. Please try again.',
    // Deleted, the page waits for the next one: a second try would find no account, and ask for a sign-in.
    staysBusy: true,
    check: ({ password = '' }) => ({ password: password === '' && authMessages.passwordNeeded }),
    send: async ({ password = '' }) => {
      await call(deleteAccount, { body: { password } })
      // A full load, so that nothing of the account stays in memory.
      goInstead(routes.accountDeleted)
      await forgetPerson()
    },
  })

  function close() {
    // Escape closes the dialog also while it is busy; then what it says must be there on the next opening.
    if (!busy) reset()
    setOpen(false)
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-danger-outline narrow:w-full!"
        onClick={() => setOpen(true)}
      >
        Delete my account
      </button>
      <Dialog title="Delete your account" open={isOpen} onClose={close}>
        <div className="mb-5.5 grid gap-3 text-ink-2">
          <p>
            <b className="text-ink">What goes:</b> your name and email address, all results and
            their reports, an unfinished assessment, the pass, emailed links, and every session.
          </p>
          <p>
            <b className="text-ink">What stays:</b> your orders, as amounts with a date and the
            payment’s ID, but without your name. We need them for our books. Emails that others got
            on your behalf, such as invitations, stay in their inboxes.
          </p>
          <GroupsWithoutYou groups={ledGroups} />
          <p>This can’t be undone, and it doesn’t refund a pass or a report.</p>
        </div>
        {!hasPassword && <NoPassword />}
        {/* Only while it is open: a browser's store of passwords would fill in a hidden field. */}
        {hasPassword && isOpen && (
          <form className="grid gap-5" {...formProps}>
            <Field
              {...field('password')}
              label="Your password"
              type="password"
              autoComplete="current-password"
              required
            />
            <FormError failure={failure}>
              <SignInAgain failure={failure} />
            </FormError>
            <div>
              <BusyButton {...submitProps} className="btn btn-danger" busyLabel="Deleting...">
                Delete my account
              </BusyButton>
              <button type="button" className="btn btn-ghost" onClick={close}>
                Keep my account
              </button>
            </div>
          </form>
        )}
      </Dialog>
    </>
  )
}

/** Each group that the person leads, and what happens to it and to what they wrote in it. */
function GroupsWithoutYou({ groups }: { groups: readonly LedGroup[] }) {
  if (groups.length === 0) return null
  return (
    <>
      <p>
        <b>The groups you lead:</b>
      </p>
      <ul className="wrap-anywhere grid list-disc gap-2 pl-[1.2em]">
        {groups.map(({ id, name, heir }) => (
          <li key={id}>
            <b>
              <bdi>{name}</bdi>
            </b>{' '}
            {heir === null ? (
              <span key="closes">closes: no one else in it can lead it.</span>
            ) : (
              <span key="goes">
                goes to <bdi>{heir}</bdi> and keeps the name and description you gave it.
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
