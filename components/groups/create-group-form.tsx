'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { TextArea } from '@/components/ui/text-area'
import { showSuccess } from '@/components/ui/toaster'
import { assertFields, useFocusOnWrong, useTask } from '@/components/ui/use-task'
import { createGroup, GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import styles from './group-forms.module.css'

const FIELDS = ['name', 'description']

/** Makes a group that the person leads. */
export function CreateGroupForm({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const task = useTask(messages.groups.createFailed)
  useFocusOnWrong(form, task)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function create() {
    const isMade = await task.run(async () => {
      assertFields({ name: name.trim() === '' && messages.groups.nameRequired })
      await call(createGroup, { body: { name, description } })
    })
    if (!isMade) return
    showSuccess('Group created. Invite your team next.')
    router.refresh()
    onDone()
  }

  return (
    <form
      ref={form}
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <h2 className="h3">Create a group</h2>
      <Field
        label="Group name"
        name="name"
        required
        maxLength={GROUP_NAME_MAX}
        autoComplete="off"
        readOnly={task.busy}
        value={name}
        error={task.failure?.fields.name}
        onChange={(event) => {
          setName(event.target.value)
          task.forgive('name')
        }}
      />
      <TextArea
        label="Description"
        name="description"
        hint="Optional. Everybody in the group and everybody you invite can read it."
        maxLength={GROUP_DESCRIPTION_MAX}
        readOnly={task.busy}
        value={description}
        error={task.failure?.fields.description}
        onChange={(event) => {
          setDescription(event.target.value)
          task.forgive('description')
        }}
      />
      <FormError failure={task.failure} fields={FIELDS} />
      <div className={styles.actions}>
        <BusyButton type="submit" busy={task.busy} busyLabel="Creating...">
          Create group
        </BusyButton>
        <button type="button" className="btn ghost" disabled={task.busy} onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  )
}
