'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { refusedBy } from '@/components/ui/use-form'
import { forgotPassword } from '@/lib/api/auth'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { routes } from '@/lib/routes'
import styles from './auth-form.module.css'
import { Done } from './done'
import { EmailField } from './email-field'
import { useAuthForm } from './use-auth-form'

/** Asks for a link. What it says afterward is the same whether or not the address has an account. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string>()
  return sentTo === undefined ? (
    <AskForm onSent={setSentTo} />
  ) : (
    <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
  )
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { busy, failure, errors, formProps, submitType } = useAuthForm({
    failed: messages.auth.resendFailed,
    check: (values) => refusedBy(forgotPassword.body, values),
    send: async ({ email = '' }) => {
      await call(forgotPassword, { body: { email } })
      onSent(email.trim())
    },
  })
  return (
    <form className={styles.form} {...formProps}>
      <EmailField autoComplete="username" error={errors.email} />
      <FormError failure={failure} fields={['email']} />
      <BusyButton type={submitType} className="btn lg block" busy={busy} busyLabel="Sending…">
        Send me a link
      </BusyButton>
    </form>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Done ref={heading} title="Look in your inbox">
      <p>
        If <b>{email}</b> has an account, a link is on its way. It works for an hour. Nothing there?
        Look in the spam folder, or check the address.
      </p>
      <div className={styles.actions}>
        <Link className="btn" href={routes.login}>
          Back to log in
        </Link>
        <button type="button" className="btn ghost" onClick={onAgain}>
          Send it again
        </button>
      </div>
    </Done>
  )
}
