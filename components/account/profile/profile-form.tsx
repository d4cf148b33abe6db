'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { PasswordField } from '@/components/ui/password-field'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { canonicalEmail } from '@/lib/address'
import type { User } from '@/lib/api/auth'
import { updateProfile } from '@/lib/api/entries/auth'
import { emailRule, nameRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { authMessages } from '@/lib/messages/auth'
import { profileMessages } from '@/lib/messages/profile'
import { NoPassword } from './no-password'
import { SignInAgain } from './sign-in-again'

interface ProfileFormProps {
  user: User
  hasPassword: boolean
  /** With the new address that waits for its link, if any. */
  onSaved: (user: User, pendingEmail: string | null) => void
  onCancel: () => void
}

const RULES = { first_name: nameRule, last_name: nameRule, email: emailRule }

/** Changes name and address. A new address asks for the password too. */
export function ProfileForm({ user, hasPassword, onSaved, onCancel }: ProfileFormProps) {
  const [isNewEmail, setNewEmail] = useState(false)
  const { busy, failure, field, formProps } = useForm({
    takesFocus: true,
    failed: profileMessages.failed,
    check: ({ password = '', ...values }) => ({
      ...refusedBy(RULES, values),
      ...(isNewEmail && password === '' && { password: authMessages.passwordNeeded }),
    }),
    send: async ({ first_name = '', last_name = '', email = '', password }) => {
      const body = { first_name, last_name, email }
      const answer = await call(updateProfile, {
        body: isNewEmail ? { ...body, password } : body,
      })
      keepSession(answer)
      onSaved(answer.user, answer.pending_email ?? null)
    },
  })
  return (
    <form className="grid gap-5" {...formProps}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(200px,100%),1fr))] items-start gap-5">
        <Field
          {...field('first_name')}
          label="First name"
          autoComplete="given-name"
          required
          defaultValue={user.first_name}
        />
        <Field
          {...field('last_name')}
          label="Last name"
          autoComplete="family-name"
          required
          defaultValue={user.last_name}
        />
      </div>
      <Field
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={user.email}
        onChange={({ target }) => setNewEmail(canonicalEmail(target.value) !== user.email)}
      />
      {isNewEmail && !hasPassword && <NoPassword />}
      {isNewEmail && hasPassword && (
        <PasswordField
          {...field('password')}
          label="Your password"
          autoComplete="current-password"
          required
          hint="You confirm a new email address with a link we send to it; until then, this one stays. Asking for it signs you out on all other devices."
        />
      )}
      <FormError failure={failure}>
        <SignInAgain failure={failure} />
      </FormError>
      <FormActions save="Save" busy={busy} busyLabel={profileMessages.busy} onCancel={onCancel} />
    </form>
  )
}
