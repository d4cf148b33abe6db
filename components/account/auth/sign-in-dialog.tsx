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
import { messages } from '@/lib/messages'
import { loginPath, routes } from '@/lib/routes'
import styles from './sign-in-dialog.module.css'

/**
 * Asks whoever's session ended to sign in again, over whatever they were doing; then that goes on by itself, with all
 * that was typed there. Stands once on each page that somebody signed in can send something from.
 */
export function SignInDialog() {
  const person = usePerson()
  // The assessment keeps its answers itself, and has a screen of its own for this.
  const canAsk = usePathname() !== routes.assessment && person !== null
  const { isOpen, close } = useInterruption(canAsk ? signInAgain : null)
  // Nearly nobody is asked, so pages come without it.
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
      <p className={`mut ${styles.text}`}>
        Sign in again to pick up where you left off. What you typed is still here.
      </p>
      {/* Only while it is open: a browser's store of passwords would fill in a hidden field. */}
      {isOpen && person && <SignInForm person={person} onCancel={() => close(false)} />}
    </Dialog>
  )
}

/** Who was signed in when the page was opened: by the time it is asked, the browser has forgotten them. */
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
    failed: messages.login.failed,
    check: (values) => refusedBy({ password: givenPasswordRule }, values),
    // The dialog hears of the session that is kept, and closes.
    send: async ({ password = '' }) =>
      keepSession(await call(login, { body: { email, password } })),
  })
  return (
    <form className="grid gap-l" {...formProps}>
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
      <FormActions save="Sign in" busy={busy} busyLabel={messages.login.busy} onCancel={onCancel} />
      <p className="sm mut">
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
