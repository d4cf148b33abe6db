'use client'

import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { register } from '@/lib/api/auth'
import { PASSWORD_MIN } from '@/lib/api/fields'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import styles from './auth-form.module.css'
import { enter } from './enter'
import { FormProblem } from './form-problem'
import { confirmError, refusedBy, useAuthForm } from './use-auth-form'

interface RegisterFormProps {
  /** Where to go afterward: a path of ours, checked on the server. */
  target: string
  /** Where somebody who has an account signs in instead, and still gets to `target`. */
  loginHref: string
}

/** Names, address and a password that is typed twice. */
export function RegisterForm({ target, loginHref }: RegisterFormProps) {
  const { busy, problem, errors, mark, formProps, submitType } = useAuthForm({
    failed: messages.register.failed,
    check: ({ confirm, ...values }) => ({
      ...refusedBy(register.body, values),
      ...confirmError(values.password, confirm),
    }),
    send: async ({ email = '', password = '', first_name = '', last_name = '' }) =>
      enter(await call(register, { body: { email, password, first_name, last_name } }), target),
  })
  const isTaken = errors.email === messages.auth.emailTaken
  return (
    <form className={styles.form} {...formProps}>
      <div className={styles.pair}>
        <Field
          label="First name"
          name="first_name"
          autoComplete="given-name"
          required
          maxLength={80}
          error={errors.first_name}
        />
        <Field
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          required
          maxLength={80}
          error={errors.last_name}
        />
      </div>
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        error={
          isTaken ? (
            <>
              {errors.email}{' '}
              <a className={styles.inError} href={loginHref}>
                Log in instead
              </a>
            </>
          ) : (
            errors.email
          )
        }
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        maxLength={128}
        hint={`At least ${PASSWORD_MIN} characters`}
        error={errors.password}
      />
      <PasswordField
        label="Confirm password"
        name="confirm"
        autoComplete="new-password"
        required
        maxLength={128}
        error={errors.confirm}
        onBlur={({ target: { form, value } }) => {
          const password = form?.elements.namedItem('password')
          if (value === '' || !(password instanceof HTMLInputElement)) return
          mark('confirm', confirmError(password.value, value).confirm)
        }}
      />
      <FormProblem>{problem}</FormProblem>
      <BusyButton
        type={submitType}
        className="btn lg block"
        busy={busy}
        busyLabel={messages.register.busy}
      >
        Create account
      </BusyButton>
    </form>
  )
}
