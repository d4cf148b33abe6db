'use client'

import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { Link } from '@/components/ui/link'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { emailRule } from '@/lib/api/field-rules'
import { authMessages } from '@/lib/messages/auth'
import { routes } from '@/lib/routes'
import { CodeForm } from './code-form'
import { Done } from './done'
import { EmailField } from './email-field'

interface MailLinkFormProps {
  /** Asks for the link. */
  send: (email: string) => Promise<unknown>
  /** Takes the digits of the mail, where this page waits for it. */
  useCode?: (code: string) => Promise<unknown>
  /** The sentence afterward, with the address as it was typed. */
  children: (email: string) => React.ReactNode
}

/** Asks for a mailed link. What it says afterward is the same whether or not the address has an account. */
export function MailLinkForm({ send, useCode, children }: MailLinkFormProps) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <AskForm send={send} onSent={setSentTo} />
  return (
    <Sent onAgain={() => setSentTo(undefined)} useCode={useCode}>
      {children(sentTo)}
    </Sent>
  )
}

interface AskFormProps extends Pick<MailLinkFormProps, 'send'> {
  onSent: (email: string) => void
}

function AskForm({ send, onSent }: AskFormProps) {
  const { failure, errors, formProps, submitProps } = useForm({
    keepsTyped: true,
    staysBusy: true,
    failed: authMessages.resendFailed,
    check: (values) => refusedBy({ email: emailRule }, values),
    send: async ({ email = '' }) => {
      await send(email)
      onSent(email.trim())
    },
  })
  return (
    <form className="grid gap-5" {...formProps}>
      <EmailField autoComplete="username" error={errors.email} />
      <FormError failure={failure} />
      <BusyButton {...submitProps} className="btn btn-large w-full" busyLabel="Sending…">
        Send me a link
      </BusyButton>
    </form>
  )
}

interface SentProps extends Pick<MailLinkFormProps, 'useCode'> {
  onAgain: () => void
  children: React.ReactNode
}

function Sent({ onAgain, useCode, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Done ref={heading} title="Check your inbox">
      <p>{children}</p>
      {useCode && <CodeForm send={useCode} staysBusy />}
      <div className="mt-2 flex flex-wrap gap-2">
        <Link className="btn" href={routes.login}>
          Back to sign in
        </Link>
        <button type="button" className="btn btn-ghost" onClick={onAgain}>
          Send it again
        </button>
      </div>
    </Done>
  )
}
