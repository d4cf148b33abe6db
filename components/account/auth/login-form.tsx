'use client'

import { useSay, useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError, Problem } from '@/components/ui/form-error'
import { Link } from '@/components/ui/link'
import { PasswordField } from '@/components/ui/password-field'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { login } from '@/lib/api/entries/auth'
import { emailRule, givenPasswordRule } from '@/lib/api/field-rules'
import { whileBusy } from '@/lib/client/busy'
import { call } from '@/lib/client/call'
import { assertCookies } from '@/lib/client/cookies'
import { routes } from '@/lib/routes'
import { EmailField } from './email-field'
import { enter } from './enter'

interface LoginFormProps {
  /** Where to go afterward: a path that the server has checked. */
  target: string
  /** The result whose report opens by signing in. */
  opens?: string
  /** Why an attempt through another provider came back. */
  returned?: string
}

const RULES = { email: emailRule, password: givenPasswordRule }

/** An office that signs in at nine may be more than the server begins at once. */
const MOST_TIMES = 3

/** Email and password. */
export function LoginForm({ target, opens, returned }: LoginFormProps) {
  const { signIn, signingIn, signInFailed } = useWords('auth.common')
  const words = useWords('auth.login')
  const say = useSay()
  const { busy, failure, errors, formProps, submitProps } = useForm({
    keepsTyped: true,
    staysBusy: true,
    failed: signInFailed,
    check: (values) => refusedBy(RULES, values),
    send: async ({ email = '', password = '' }) => {
      assertCookies()
      const body = { email, password }
      const session = await whileBusy(() => call(login, { body }), { times: MOST_TIMES })
      await enter(session, { target, opens })
    },
  })
  return (
    <form className="grid gap-5" {...formProps}>
      <EmailField autoComplete="username" error={errors.email} />
      <div className="grid justify-items-end gap-2 [&>:first-child]:w-full">
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={errors.password}
        />
        <div className="flex w-full flex-wrap justify-between gap-x-5 gap-y-0">
          <Link className="link min-h-8 text-sm" href={routes.signInLink}>
            {words.byEmail}
          </Link>
          <Link className="link min-h-8 text-sm" href={routes.forgotPassword}>
            {words.forgot}
          </Link>
        </div>
      </div>
      {failure || busy ? (
        <FormError failure={failure}>
          {failure?.code === 'too_many_requests' && (
            <span>
              {' '}
              <span>
                {say(words.notYou, {
                  link: (text) => <Link href={routes.signInLink}>{text}</Link>,
                })}
              </span>
            </span>
          )}
        </FormError>
      ) : (
        <Problem>{returned}</Problem>
      )}
      <BusyButton {...submitProps} className="btn btn-large w-full" busyLabel={signingIn}>
        {signIn}
      </BusyButton>
    </form>
  )
}
