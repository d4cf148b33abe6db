'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { PasswordField } from '@/components/ui/password-field'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { useInterruption } from '@/components/ui/use-interruption'
import type { User } from '@/lib/api/auth'
import { login } from '@/lib/api/entries/auth'
import { givenPasswordRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'
import { signInAgain } from '@/lib/client/interruption'
import { keepSession, readUser, watchSession } from '@/lib/client/session'
import { loginMessages } from '@/lib/messages/login'
import { loginPath } from '@/lib/routes'

/**
 * Asks a person whose session ended to sign in again, over the page; then what they did continues, with all that was
 * typed there. Stands once on each page from which a signed-in person can send something.
 */
export function SignInDialog() {
  const person = usePerson()
  const { isOpen, close } = useInterruption(person && signInAgain)
  // Rarely needed, so pages load without it.
  const [wasAsked, setAsked] = useState(false)
  if (isOpen && !wasAsked) setAsked(true)
  // They may sign in in another tab: through a provider, or by an emailed link.
  useEffect(() => {
    if (!isOpen || !person) return
    return watchSession(() => {
      if (readUser()?.id === person.id) close(true)
    })
  }, [isOpen, person, close])
  if (!wasAsked) return null
  return (
    <Dialog title="Your session has ended" open={isOpen} onClose={() => close(false)}>
      <p className="mb-4.5 text-ink-2">
        Sign in again to pick up where you left off. What you typed is still here.
      </p>
      {/* Only while it is open: a browser's store of passwords would fill in a hidden field. */}
      {isOpen && person && <SignInForm person={person} onCancel={() => close(false)} />}
    </Dialog>
  )
}

/** Read when the page opens: when the session ends, the browser forgets it. */
function usePerson(): User | null {
  const [person, setPerson] = useState<User | null>(null)
  useEffect(() => {
    const look = () => setPerson((before) => readUser() ?? before)
    look()
    return watchSession(look)
  }, [])
  return person
}

function SignInForm({ person, onCancel }: { person: User; onCancel: () => void }) {
  const here = usePathname()
  const query = useSearchParams().toString()
  const { email } = person
  const { busy, failure, field, formProps } = useForm({
    failed: loginMessages.failed,
    check: (values) => refusedBy({ password: givenPasswordRule }, values),
    // The dialog sees the kept session, and closes. What a guest took here meanwhile is not its person's to take.
    send: async ({ password = '' }) =>
      keepSession(await call(login, { body: { email, password, claim: false } })),
  })
  return (
    <form className="grid gap-5" {...formProps}>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        value={email}
      />
      <PasswordField
        {...field('password')}
        label="Your password"
        autoComplete="current-password"
        required
      />
      <FormError failure={failure} />
      <FormActions save="Sign in" busy={busy} busyLabel={loginMessages.busy} onCancel={onCancel} />
      <p className="text-ink-2 text-sm">
        No password?{' '}
        <a
          className="link"
          href={loginPath(query ? `${here}?${query}` : here)}
          target="_blank"
          rel="noreferrer"
        >
          Sign in another way
        </a>{' '}
        in a new tab, then come back here.
      </p>
    </form>
  )
}
