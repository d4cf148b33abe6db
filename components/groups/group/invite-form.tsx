'use client'

import { useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { SelectField } from '@/components/ui/select-field'
import { showSuccess } from '@/components/ui/toaster'
import { useFocusOnOpen } from '@/components/ui/use-focus-on-open'
import { useFocusOnWrong, useTask } from '@/components/ui/use-task'
import { inviteToGroup } from '@/lib/api/entries/groups'
import { ApiError } from '@/lib/api/errors'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'

export interface LedGroup {
  id: string
  name: string
}

interface InviteFormProps {
  /** Only groups that the person leads can be chosen. */
  led: readonly LedGroup[]
  onCancel: () => void
}

/** Invites one address to one of the groups that the person leads. */
export function InviteForm({ led, onCancel }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const [group, setGroup] = useState(led.length === 1 ? (led[0]?.id ?? '') : '')
  const form = useRef<HTMLFormElement>(null)
  const task = useTask(messages.groups.inviteFailed)
  useFocusOnWrong(form, task)
  useFocusOnOpen(form)
  const isIncomplete = task.failure?.sentence === messages.groups.emailAndGroupRequired

  async function invite() {
    const isSent = await task.run(async () => {
      if (email.trim() === '' || group === '')
        throw new ApiError('invalid', messages.groups.emailAndGroupRequired)
      await call(inviteToGroup, { params: { id: group }, body: { email } })
    })
    if (!isSent) return
    showSuccess(messages.groups.invited)
    setEmail('')
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form
      ref={form}
      className="grid gap-l"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void invite()
      }}
    >
      <h2 className="h3">Invite someone</h2>
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={254}
        readOnly={task.busy}
        value={email}
        error={task.failure?.fields.email}
        aria-invalid={(isIncomplete && email.trim() === '') || undefined}
        onChange={(event) => {
          setEmail(event.target.value)
          task.forgive('email')
        }}
      />
      <SelectField
        label="Group"
        name="group"
        required
        disabled={task.busy}
        value={group}
        aria-invalid={(isIncomplete && group === '') || undefined}
        onChange={(event) => setGroup(event.target.value)}
      >
        <option value="">Choose a group</option>
        {led.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormError failure={task.failure} fields={['email']} />
      <FormActions
        save="Send invitation"
        busy={task.busy}
        busyLabel="Sending..."
        onCancel={onCancel}
      />
    </form>
  )
}
