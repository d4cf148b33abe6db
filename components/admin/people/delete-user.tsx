'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Field } from '@/components/ui/field'
import { showSuccess } from '@/components/ui/toaster'
import { assertFields, useFocusOnWrong, useTask } from '@/components/ui/use-task'
import { canonicalEmail } from '@/lib/address'
import type { AdminUser } from '@/lib/api/admin/users'
import { deleteUser } from '@/lib/api/entries/admin/users'
import { call } from '@/lib/client/call'
import { routes } from '@/lib/routes'
import { PersonLine } from '../person-line'

/** Ends an account. The address is typed as proof that this is the one that was meant. */
export function DeleteUser({ user }: { user: AdminUser }) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const task = useTask('The account could not be deleted. Please try again.')
  useFocusOnWrong(form, task)

  async function erase() {
    const isDone = await task.run(async () => {
      assertFields({
        email: canonicalEmail(typed) !== user.email && 'This is not the account’s email address.',
      })
      await call(deleteUser, { params: { id: user.id } })
    })
    if (!isDone) return
    showSuccess(`${user.email} is deleted.`)
    // The page behind would only say that nobody is there.
    router.replace(routes.adminUsers)
    router.refresh()
  }

  return (
    <li>
      <p className="sm mut">Deletes the account, just as its owner could. This can’t be undone.</p>
      <button type="button" className="btn small danger-outline" onClick={() => setAsking(true)}>
        Delete account
      </button>
      <AskDialog
        title="Delete account"
        open={isAsking}
        onClose={() => setAsking(false)}
        task={task}
        onYes={() => void erase()}
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
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void erase()
          }}
        >
          <Field
            label="Type their email address to confirm"
            name="email"
            type="email"
            autoComplete="off"
            readOnly={task.busy}
            value={typed}
            error={task.failure?.fields.email}
            onChange={(event) => {
              setTyped(event.target.value)
              task.forgive('email')
            }}
          />
        </form>
      </AskDialog>
    </li>
  )
}
