'use client'

import { useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { assertFields, useFocusOnWrong, useTask } from '@/components/ui/use-task'
import type { LedGroup } from '@/lib/api/account'
import { deleteAccount } from '@/lib/api/entries/account'
import { call } from '@/lib/client/call'
import { forgetPerson } from '@/lib/client/leave'
import { messages } from '@/lib/messages'
import { routes } from '@/lib/routes'
import styles from './delete-account.module.css'
import { GroupsWithoutYou } from './groups-without-you'
import { NoPassword } from './no-password'
import { SignInAgain } from './sign-in-again'

interface DeleteAccountProps {
  open: boolean
  hasPassword: boolean
  ledGroups: readonly LedGroup[]
  onClose: () => void
}

const FIELDS = ['password']

/** Says what goes and what stays, asks for the password, and ends the account. */
export function DeleteAccount({ open, hasPassword, ledGroups, onClose }: DeleteAccountProps) {
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // Deleted, the page waits for the next one: a second try would find no account, and ask for a sign-in.
  const task = useTask('Your account could not be deleted. Please try again.', { staysBusy: true })
  useFocusOnWrong(form, task)

  function close() {
    // Escape closes the dialog also while it is busy; then what it says must be there on the next opening.
    if (!task.busy) {
      setPassword('')
      task.reset()
    }
    onClose()
  }

  const erase = () =>
    task.run(async () => {
      assertFields({ password: password === '' && messages.auth.passwordNeeded })
      await call(deleteAccount, { body: { password } })
      // A whole new page: nothing of the account stays in this one's memory.
      window.location.replace(routes.accountDeleted)
      forgetPerson()
    })

  return (
    <Dialog title="Delete your account" open={open} onClose={close}>
      <div className={`grid gap-s mut ${styles.text}`}>
        <p>
          <b className="ink">What goes:</b> your name and email address, all results and their
          reports, an unfinished assessment, the pass, emailed links, and every session.
        </p>
        <p>
          <b className="ink">What stays:</b> your orders, as amounts with a date and the payment’s
          ID, but without your name. We need them for our books. Emails that others got because of
          you, such as an invitation, stay in their inboxes.
        </p>
        <GroupsWithoutYou groups={ledGroups} />
        <p>This can’t be undone, and it doesn’t refund a pass or a report.</p>
      </div>
      {!hasPassword && <NoPassword />}
      {/* Only while it is open: a browser's store of passwords would fill in a hidden field. */}
      {hasPassword && open && (
        <form
          ref={form}
          className="grid gap-l"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void erase()
          }}
        >
          <Field
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            readOnly={task.busy}
            value={password}
            error={task.failure?.fields.password}
            onChange={(event) => {
              setPassword(event.target.value)
              task.forgive('password')
            }}
          />
          <FormError failure={task.failure} fields={FIELDS}>
            <SignInAgain failure={task.failure} />
          </FormError>
          <div>
            <BusyButton
              type="submit"
              className="btn danger"
              busy={task.busy}
              busyLabel="Deleting..."
            >
              Delete my account
            </BusyButton>
            <button type="button" className="btn ghost" onClick={close}>
              Keep my account
            </button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
