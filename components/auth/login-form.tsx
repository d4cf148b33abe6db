'use client'

import Link from 'next/link'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { login } from '@/lib/api/auth'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { routes } from '@/lib/routes'
import styles from './auth-form.module.css'
import { enter } from './enter'
import { FormProblem } from './form-problem'
import { refusedBy, useAuthForm } from './use-auth-form'

interface LoginFormProps {
  /** Where to go afterward: a path of ours, checked on the server. */
  target: string
  /** Why an attempt through another provider came back. */
  returned?: string
}

/** Email and password. */
export function LoginForm({ target, returned }: LoginFormProps) {
  const { busy, problem, errors, formProps, submitType } = useAuthForm({
    failed: messages.login.failed,
    check: (values) => refusedBy(login.body, values),
    send: async ({ email = '', password = '' }) =>
      enter(await call(login, { body: { email, password } }), target),
  })
  return (
    <form className={styles.form} {...formProps}>
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        maxLength={254}
        error={errors.email}
      />
      <div className={styles.withLink}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={errors.password}
        />
        <Link className="link sm" href={routes.forgotPassword} prefetch={false}>
          Forgot password?
        </Link>
      </div>
      <FormProblem>{problem ?? (busy ? undefined : returned)}</FormProblem>
      <BusyButton
        type={submitType}
        className="btn lg block"
        busy={busy}
        busyLabel={messages.login.busy}
      >
        Log in
      </BusyButton>
    </form>
  )
}
