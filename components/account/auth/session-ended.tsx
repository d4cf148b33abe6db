'use client'

import { useSearchParams } from 'next/navigation'
import { useSay, useWords } from '#words'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { FullLink } from '@/components/ui/language/full-link'
import { usePlace } from '@/components/ui/language/use-language'
import { PasswordField } from '@/components/ui/password-field'
import { refusedBy, useForm } from '@/components/ui/use-form'
import type { User } from '@/lib/api/auth'
import { login } from '@/lib/api/entries/auth'
import { givenPasswordRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { loginPath } from '@/lib/routes'

export interface SessionEndedProps {
  person: User | null
  isOpen: boolean
  /** With whether what waits can go on. */
  close: (goesOn: boolean) => void
}

/** The dialog of a session that ended. */
export function SessionEnded({ person, isOpen, close }: SessionEndedProps) {
  const words = useWords('auth.sessionEnded')
  return (
    <Dialog title={words.title} open={isOpen} onClose={() => close(false)}>
      <p className="mb-4.5 text-ink-2">{words.text}</p>
      {/* Only while it is open: a browser's store of passwords would fill in a hidden field. */}
      {isOpen && person && <SignInForm person={person} onCancel={() => close(false)} />}
    </Dialog>
  )
}

function SignInForm({ person, onCancel }: { person: User; onCancel: () => void }) {
  const { email: emailLabel, signIn, signingIn, signInFailed } = useWords('auth.common')
  const words = useWords('auth.sessionEnded')
  const say = useSay()
  const here = usePlace()
  const query = useSearchParams().toString()
  const { email } = person
  const { busy, failure, field, formProps } = useForm({
    failed: signInFailed,
    check: (values) => refusedBy({ password: givenPasswordRule }, values),
    // The dialog sees the kept session, and closes. What a guest took here meanwhile is not its person's to take.
    send: async ({ password = '' }) =>
      keepSession(await call(login, { body: { email, password, claim: false } })),
  })
  return (
    <form className="grid gap-5" {...formProps}>
      <Field
        label={emailLabel}
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        value={email}
      />
      <PasswordField
        {...field('password')}
        label={words.password}
        autoComplete="current-password"
        required
      />
      <FormError failure={failure} />
      <FormActions save={signIn} busy={busy} busyLabel={signingIn} onCancel={onCancel} />
      <p className="text-ink-2 text-sm">
        {say(words.otherWay, {
          link: (text) => (
            <FullLink
              className="link"
              href={loginPath(query ? `${here}?${query}` : here)}
              target="_blank"
              rel="noreferrer"
            >
              {text}
            </FullLink>
          ),
        })}
      </p>
    </form>
  )
}
