'use client'

import { useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { FullLink } from '@/components/ui/language/full-link'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { register } from '@/lib/api/entries/auth'
import { emailRule, nameRule, newPasswordRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'
import { assertCookies } from '@/lib/client/cookies'
import { authMessages } from '@/lib/messages/auth'
import styles from './auth-form.module.css'
import { EmailField } from './email-field'
import { enter } from './enter'
import { confirmError, NewPasswordFields } from './new-password-fields'

interface RegisterFormProps {
  /** Where to go afterward: a path that the server has checked. */
  target: string
  /** The result whose report opens with the account. */
  opens?: string
  /** Where a person with an account signs in instead, and still gets to `target`. */
  loginHref: string
}

const RULES = {
  email: emailRule,
  password: newPasswordRule,
  first_name: nameRule,
  last_name: nameRule,
}

/** Names, address and a password that is typed twice. */
export function RegisterForm({ target, opens, loginHref }: RegisterFormProps) {
  const words = useWords('auth.register')
  const newPassword = useWords('auth.newPassword')
  const { failure, errors, mark, formProps, submitProps } = useForm({
    keepsTyped: true,
    staysBusy: true,
    failed: words.failed,
    check: ({ confirm, ...values }) => ({
      ...refusedBy(RULES, values),
      ...confirmError(newPassword, values.password, confirm),
    }),
    send: async ({ email = '', password = '', first_name = '', last_name = '' }) => {
      assertCookies()
      await enter(await call(register, { body: { email, password, first_name, last_name } }), {
        target,
        opens,
      })
    },
  })
  const isTaken = errors.email === authMessages.emailTaken
  return (
    <form className="grid gap-5" {...formProps}>
      <div className={`grid grid-cols-2 items-start ${styles.pair}`}>
        <Field
          label={words.firstName}
          name="first_name"
          autoComplete="given-name"
          required
          maxLength={80}
          error={errors.first_name}
        />
        <Field
          label={words.lastName}
          name="last_name"
          autoComplete="family-name"
          required
          maxLength={80}
          error={errors.last_name}
        />
      </div>
      <EmailField
        autoComplete="email"
        error={
          isTaken ? (
            <span>
              <span>{errors.email}</span>{' '}
              <FullLink className="whitespace-nowrap" href={loginHref}>
                {words.signInInstead}
              </FullLink>
            </span>
          ) : (
            errors.email
          )
        }
      />
      <NewPasswordFields label={words.password} name="password" errors={errors} mark={mark} />
      <FormError failure={failure} />
      <BusyButton {...submitProps} className="btn btn-large w-full" busyLabel={words.creating}>
        {words.create}
      </BusyButton>
    </form>
  )
}
