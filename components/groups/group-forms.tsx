'use client'

import { Plus, Send } from 'lucide'
import { useId, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { Icon } from '@/components/ui/icon'
import { useRouter } from '@/components/ui/language/use-router'
import { SelectField } from '@/components/ui/select-field'
import { showSuccess } from '@/components/ui/toaster'
import { useFocusOnClose } from '@/components/ui/use-focus-on-close'
import { useForm } from '@/components/ui/use-form'
import { createGroup, inviteToGroup } from '@/lib/api/entries/groups'
import { ApiError } from '@/lib/api/errors'
import { call } from '@/lib/client/call'
import { newKey } from '@/lib/client/new-key'
import { groupsMessages } from '@/lib/messages/groups'
import { groupPath } from '@/lib/routes'
import { GroupForm } from './group-form'

type Form = 'create' | 'invite'

/** The title with its two buttons, and under them the form that is open. */
export function GroupForms({ led }: { led: readonly LedGroup[] }) {
  const [open, setOpen] = useState<Form | null>(null)
  const createButton = useFocusOnClose(open === 'create')
  const inviteButton = useFocusOnClose(open === 'invite')
  const id = useId()
  const toggle = (form: Form) => setOpen(open === form ? null : form)
  const mayInvite = led.length > 0
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-d2">Team Groups</h1>
        <div className="flex narrow:w-full! flex-wrap items-center justify-end gap-3">
          <button
            ref={createButton}
            type="button"
            className="btn narrow:flex-1 narrow:px-3.5"
            aria-expanded={open === 'create'}
            aria-controls={open === 'create' ? `${id}-form` : undefined}
            onClick={() => toggle('create')}
          >
            <Icon of={Plus} />
            Create group
          </button>
          <button
            ref={inviteButton}
            type="button"
            className="btn btn-outline narrow:flex-1 narrow:px-3.5"
            aria-disabled={!mayInvite || undefined}
            aria-describedby={mayInvite ? undefined : `${id}-why`}
            aria-expanded={open === 'invite'}
            aria-controls={open === 'invite' ? `${id}-form` : undefined}
            onClick={() => mayInvite && toggle('invite')}
          >
            <Icon of={Send} />
            Invite
          </button>
          {!mayInvite && (
            <p id={`${id}-why`} className="w-full narrow:text-left text-right text-ink-2 text-sm">
              Only group leaders can invite
            </p>
          )}
        </div>
      </div>
      {open && (
        <div
          id={`${id}-form`}
          className="mt-7 narrow:mt-5 mr-0 mb-0 ml-auto max-w-160 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
        >
          {open === 'create' ? (
            <CreateGroupForm onDone={() => setOpen(null)} />
          ) : (
            <InviteForm led={led} onCancel={() => setOpen(null)} />
          )}
        </div>
      )}
    </div>
  )
}

interface LedGroup {
  id: string
  name: string
}

interface InviteFormProps {
  /** Only groups that the person leads can be chosen. */
  led: readonly LedGroup[]
  onCancel: () => void
}

/** Invites one address to one of the groups that the person leads. */
function InviteForm({ led, onCancel }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const [group, setGroup] = useState(led.length === 1 ? (led[0]?.id ?? '') : '')
  const { busy, failure, field, formProps } = useForm({
    takesFocus: true,
    failed: groupsMessages.inviteFailed,
    check: () => ({}),
    send: async () => {
      if (email.trim() === '' || group === '') {
        throw new ApiError('invalid', groupsMessages.emailAndGroupRequired)
      }
      await call(inviteToGroup, { params: { id: group }, body: { email } })
      showSuccess(groupsMessages.invited)
      setEmail('')
      formProps.ref.current?.querySelector('input')?.focus()
    },
  })
  const isIncomplete = failure?.sentence === groupsMessages.emailAndGroupRequired
  return (
    <form className="grid gap-5" {...formProps}>
      <h2 className="text-h3">Invite someone</h2>
      <Field
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={254}
        value={email}
        aria-invalid={(isIncomplete && email.trim() === '') || undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SelectField
        label="Group"
        name="group"
        required
        disabled={busy}
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
      <FormError failure={failure} />
      <FormActions save="Send invitation" busy={busy} busyLabel="Sending..." onCancel={onCancel} />
    </form>
  )
}

/** Makes a group that the person leads. */
function CreateGroupForm({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  // Pressed again after a failure, it finds the group that the first call may have made.
  const key = useRef<string>(null)
  return (
    <GroupForm
      heading={<h2 className="text-h3">Create a group</h2>}
      save="Create group"
      busyLabel="Creating..."
      failed={groupsMessages.createFailed}
      send={async (body) => {
        key.current ??= newKey()
        const { id } = await call(createGroup, { body, idempotencyKey: key.current })
        key.current = null
        showSuccess('Group created. Invite your team next.')
        router.push(groupPath(id))
        router.refresh()
      }}
      onCancel={onDone}
    />
  )
}
