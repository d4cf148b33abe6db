'use client'

import { Field } from '@/components/ui/field'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { TextArea } from '@/components/ui/text-area'
import { useForm } from '@/components/ui/use-form'
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX } from '@/lib/api/bounds'
import type { Group } from '@/lib/api/groups'
import { groupsMessages } from '@/lib/messages/groups'

type GroupWords = Pick<Group, 'name' | 'description'>

interface GroupFormProps {
  className?: string
  heading: React.ReactNode
  /** What the fields begin with. */
  initial?: GroupWords
  save: string
  busyLabel: string
  /** What to say when the server says nothing. */
  failed: string
  /** Ends with the form taken away. */
  send: (words: GroupWords) => Promise<void>
  onCancel: () => void
}

/** Name and description of a group, a new one or one that changes. */
export function GroupForm(props: GroupFormProps) {
  const { className = '', heading, initial, save, busyLabel, failed, send, onCancel } = props
  const { busy, failure, field, formProps } = useForm({
    takesFocus: true,
    failed,
    check: ({ name = '' }) => ({ name: name.trim() === '' && groupsMessages.nameRequired }),
    send: ({ name = '', description = '' }) => send({ name, description }),
    staysBusy: true,
  })
  return (
    <form className={`grid gap-5 ${className}`} {...formProps}>
      {heading}
      <Field
        {...field('name')}
        label="Group name"
        required
        maxLength={GROUP_NAME_MAX}
        autoComplete="off"
        defaultValue={initial?.name}
      />
      <TextArea
        {...field('description')}
        label="Description"
        hint="Optional. Everyone in the group and everyone you invite can read it."
        maxLength={GROUP_DESCRIPTION_MAX}
        defaultValue={initial?.description}
      />
      <FormError failure={failure} />
      <FormActions save={save} busy={busy} busyLabel={busyLabel} onCancel={onCancel} />
    </form>
  )
}
