'use client'

import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { TextArea } from '@/components/ui/text-area'
import { assertFields, useFocusOnWrong, useTask } from '@/components/ui/use-task'
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX, type Group, updateGroup } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import forms from './group-forms.module.css'
import styles from './group-header.module.css'

interface EditGroupFormProps {
  group: Group
  onSaved: () => void
  onCancel: () => void
}

const FIELDS = ['name', 'description']

/** Changes name and description. */
export function EditGroupForm({ group, onSaved, onCancel }: EditGroupFormProps) {
  const [name, setName] = useState(group.name)
  const [description, setDescription] = useState(group.description)
  const form = useRef<HTMLFormElement>(null)
  const task = useTask('The group could not be saved. Please try again.')
  useFocusOnWrong(form, task)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function save() {
    const isSaved = await task.run(async () => {
      assertFields({ name: name.trim() === '' && messages.groups.nameRequired })
      await call(updateGroup, { params: { id: group.id }, body: { name, description } })
    })
    if (isSaved) onSaved()
  }

  return (
    <form
      ref={form}
      className={`card ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h1 className="h3">Edit group</h1>
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
      <div className={forms.actions}>
        <BusyButton type="submit" busy={task.busy} busyLabel={messages.profile.busy}>
          Save
        </BusyButton>
        <button type="button" className="btn ghost" disabled={task.busy} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
