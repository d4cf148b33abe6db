'use client'

import { useState } from 'react'
import { useWords } from '#words'
import { confirmError, NewPasswordFields } from '@/components/account/auth/new-password-fields'
import { DoneNote } from '@/components/ui/done-note'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { PasswordField } from '@/components/ui/password-field'
import { useFocusOnClose } from '@/components/ui/use-focus-on-close'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { changePassword } from '@/lib/api/entries/auth'
import { newPasswordRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { formMessages } from '@/lib/messages/form'
import { profileMessages } from '@/lib/messages/profile'
import { NoPassword } from './no-password'
import { Panel } from './panel'
import { SignInAgain } from './sign-in-again'

interface PasswordPanelProps {
  email: string
  hasPassword: boolean
}

/** Changes the password. */
export function PasswordPanel({ email, hasPassword }: PasswordPanelProps) {
  const refreshWith = useRefreshWith()
  const [step, setStep] = useState<'idle' | 'editing' | 'saved'>('idle')
  const button = useFocusOnClose(step === 'editing')
  return (
    <Panel id="password" title="Password">
      {hasPassword ? (
        <p className="text-ink-2">
          A new password signs you out on all other devices. You stay signed in here.
        </p>
      ) : (
        <NoPassword />
      )}
      <DoneNote>
        {step === 'saved' && 'Your password has been changed. All other devices are signed out.'}
      </DoneNote>
      {step === 'editing' && (
        <PasswordForm
          email={email}
          onSaved={() => refreshWith(() => setStep('saved'))}
          onCancel={() => setStep('idle')}
        />
      )}
      {step !== 'editing' && hasPassword && (
        <button
          ref={button}
          type="button"
          className="btn btn-outline"
          onClick={() => setStep('editing')}
        >
          Change password
        </button>
      )}
    </Panel>
  )
}

interface PasswordFormProps {
  /** For the browser's store of passwords. */
  email: string
  /** Takes the form away. */
  onSaved: () => void
  onCancel: () => void
}

/** The old password once, the new one twice. */
function PasswordForm({ email, onSaved, onCancel }: PasswordFormProps) {
  const newPassword = useWords('auth.newPassword')
  const { busy, failure, errors, field, mark, formProps } = useForm({
    takesFocus: true,
    staysBusy: true,
    failed: 'Your password could not be changed. Please try again.',
    check: ({ current_password = '', new_password = '', confirm = '' }) => ({
      ...refusedBy({ new_password: newPasswordRule }, { new_password }),
      ...(current_password === '' && { current_password: formMessages.required }),
      ...confirmError(newPassword, new_password, confirm),
    }),
    send: async ({ current_password = '', new_password = '' }) => {
      keepSession(await call(changePassword, { body: { current_password, new_password } }))
      onSaved()
    },
  })
  return (
    <form className="grid gap-5" {...formProps}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('current_password')}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        label="New password"
        name="new_password"
        confirmLabel="Confirm new password"
        errors={errors}
        mark={mark}
        readOnly={busy}
      />
      <FormError failure={failure}>
        <SignInAgain failure={failure} />
      </FormError>
      <FormActions
        save="Save new password"
        busy={busy}
        busyLabel={profileMessages.busy}
        onCancel={onCancel}
      />
    </form>
  )
}
