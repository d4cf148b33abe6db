'use client'

import { confirmError, NewPasswordFields } from '@/components/account/auth/new-password-fields'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { PasswordField } from '@/components/ui/password-field'
import { useFocusOnOpen } from '@/components/ui/use-focus-on-open'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { changePassword } from '@/lib/api/entries/auth'
import { newPasswordRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { messages } from '@/lib/messages'
import { SignInAgain } from './sign-in-again'

interface PasswordFormProps {
  /** For the browser's store of passwords. */
  email: string
  /** Takes the form away. */
  onSaved: () => void
  onCancel: () => void
}

const FIELDS = ['current_password', 'new_password', 'confirm']

/** The old password once, the new one twice. */
export function PasswordForm({ email, onSaved, onCancel }: PasswordFormProps) {
  const { busy, failure, errors, mark, formProps } = useForm({
    failed: 'Your password could not be changed. Please try again.',
    check: ({ current_password = '', new_password = '', confirm = '' }) => ({
      ...refusedBy({ new_password: newPasswordRule }, { new_password }),
      ...(current_password === '' && { current_password: messages.form.required }),
      ...confirmError(new_password, confirm),
    }),
    send: async ({ current_password = '', new_password = '' }) => {
      keepSession(await call(changePassword, { body: { current_password, new_password } }))
      onSaved()
    },
    staysBusy: true,
  })
  useFocusOnOpen(formProps.ref)
  return (
    <form className="grid gap-l" {...formProps}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        required
        readOnly={busy}
        error={errors.current_password}
      />
      <NewPasswordFields
        label="New password"
        name="new_password"
        confirmLabel="Confirm new password"
        errors={errors}
        mark={mark}
        readOnly={busy}
      />
      <FormError failure={failure} fields={FIELDS}>
        <SignInAgain failure={failure} />
      </FormError>
      <FormActions
        save="Save new password"
        busy={busy}
        busyLabel={messages.profile.busy}
        onCancel={onCancel}
      />
    </form>
  )
}
