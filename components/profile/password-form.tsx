'use client'

import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { assertFields, useFocusOnWrong, useTask } from '@/components/ui/use-task'
import { changePassword } from '@/lib/api/auth'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/api/fields'
import { call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { messages } from '@/lib/messages'
import styles from './panel.module.css'
import { SignInAgain } from './sign-in-again'

interface PasswordFormProps {
  /** For the browser's store of passwords. */
  email: string
  onSaved: () => void
  onCancel: () => void
}

const FIELDS = ['current_password', 'new_password', 'confirm_password'] as const
type Name = (typeof FIELDS)[number]

/** The old password once, the new one twice. */
export function PasswordForm({ email, onSaved, onCancel }: PasswordFormProps) {
  const [values, setValues] = useState({
    current_password: '',
    new_password: '',
    confirm_password: '',
  })
  const form = useRef<HTMLFormElement>(null)
  const task = useTask('Your password could not be changed. Please try again.')
  useFocusOnWrong(form, task)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[type=password]')?.focus(), [])

  const save = () =>
    task.run(async () => {
      const { current_password, new_password, confirm_password } = values
      const isShort = new_password.length < PASSWORD_MIN
      assertFields({
        current_password: current_password === '' && messages.form.required,
        new_password: isShort && `Please use at least ${PASSWORD_MIN} characters.`,
        confirm_password: confirm_password !== new_password && messages.register.passwordsDiffer,
      })
      keepSession(await call(changePassword, { body: { current_password, new_password } }))
      onSaved()
    })

  const field = (name: Name) => ({
    name,
    type: 'password',
    value: values[name],
    error: task.failure?.fields[name],
    required: true,
    readOnly: task.busy,
    maxLength: PASSWORD_MAX,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value })
      task.forgive(name)
    },
  })

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...field('current_password')}
        label="Current password"
        autoComplete="current-password"
      />
      <Field
        {...field('new_password')}
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters`}
      />
      <Field
        {...field('confirm_password')}
        label="Confirm new password"
        autoComplete="new-password"
      />
      <FormError failure={task.failure} fields={FIELDS}>
        <SignInAgain failure={task.failure} />
      </FormError>
      <div className={styles.actions}>
        <BusyButton type="submit" busy={task.busy} busyLabel={messages.profile.busy}>
          Save new password
        </BusyButton>
        <button type="button" className="btn ghost" disabled={task.busy} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
