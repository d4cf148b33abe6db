'use client'

import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { assertFields, useFocusOnWrong, useTask } from '@/components/ui/use-task'
import { type User, updateProfile } from '@/lib/api/auth'
import { call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { messages } from '@/lib/messages'
import { NoPassword } from './no-password'
import styles from './panel.module.css'
import { SignInAgain } from './sign-in-again'

interface ProfileFormProps {
  user: User
  hasPassword: boolean
  onSaved: (user: User) => void
  onCancel: () => void
}

const FIELDS = ['first_name', 'last_name', 'email', 'password'] as const
type Name = (typeof FIELDS)[number]

/** Changes name and address. A new address asks for the password too. */
export function ProfileForm({ user, hasPassword, onSaved, onCancel }: ProfileFormProps) {
  const { first_name, last_name, email } = user
  const [values, setValues] = useState({ first_name, last_name, email, password: '' })
  const form = useRef<HTMLFormElement>(null)
  const task = useTask(messages.profile.failed)
  useFocusOnWrong(form, task)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isNewEmail = values.email.trim().toLowerCase() !== email

  const save = () =>
    task.run(async () => {
      const { password, ...body } = values
      assertFields({
        first_name: body.first_name.trim() === '' && messages.form.required,
        last_name: body.last_name.trim() === '' && messages.form.required,
        email: !body.email.includes('@') && messages.form.email,
        password: isNewEmail && password === '' && messages.auth.passwordNeeded,
      })
      const answer = await call(updateProfile, {
        body: isNewEmail ? { ...body, password } : body,
      })
      keepSession(answer)
      onSaved(answer.user)
    })

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: task.failure?.fields[name],
    required: true,
    readOnly: task.busy,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value })
      task.forgive(name)
    },
  })

  return (
    <form
      ref={form}
      className={styles.form}
      // Our own messages stand at the fields.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={styles.names}>
        <Field {...field('first_name')} label="First name" autoComplete="given-name" />
        <Field {...field('last_name')} label="Last name" autoComplete="family-name" />
      </div>
      <Field
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      {isNewEmail && !hasPassword && <NoPassword />}
      {isNewEmail && hasPassword && (
        <Field
          {...field('password')}
          label="Your password"
          type="password"
          autoComplete="current-password"
          hint="A new address must be confirmed by a link that we mail to it. It signs you out on all other devices."
        />
      )}
      <FormError failure={task.failure} fields={FIELDS}>
        <SignInAgain failure={task.failure} />
      </FormError>
      <div className={styles.actions}>
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
