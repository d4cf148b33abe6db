'use client'

import { useEffect, useRef, useState } from 'react'
import { useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { Link } from '@/components/ui/link'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { emailRule } from '@/lib/api/field-rules'
import { routes } from '@/lib/routes'
import { Done } from './done'
import { EmailField } from './email-field'

interface MailLinkFormProps {
  /** Asks for the link. */
  send: (email: string) => Promise<unknown>
  /** Takes the digits of the mail, where this page waits for it. */
  codeForm?: React.ReactNode
  /** The sentence afterward, with the address as it was typed. */
  children: (email: string) => React.ReactNode
}

/** Asks for a mailed link. What it says afterward is the same whether or not the address has an account. */
export function MailLinkForm({ send, codeForm, children }: MailLinkFormProps) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <AskForm send={send} onSent={setSentTo} />
  return (
    <Sent onAgain={() => setSentTo(undefined)} codeForm={codeForm}>
      {children(sentTo)}
    </Sent>
  )
}

interface AskFormProps extends Pick<MailLinkFormProps, 'send'> {
  onSent: (email: string) => void
}

function AskForm({ send, onSent }: AskFormProps) {
  const words = useWords('auth.mailedLink')
  const { failure, errors, formProps, submitProps } = useForm({
    keepsTyped: true,
    staysBusy: true,
    failed: words.failed,
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
      <BusyButton {...submitProps} className="btn btn-large w-full" busyLabel={words.sending}>
        {words.send}
      </BusyButton>
    </form>
  )
}

interface SentProps extends Pick<MailLinkFormProps, 'codeForm'> {
  onAgain: () => void
  children: React.ReactNode
}

function Sent({ onAgain, codeForm, children }: SentProps) {
  const words = useWords('auth.mailedLink')
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Done ref={heading} title={words.sentTitle}>
      <p>{children}</p>
      {codeForm}
      <div className="mt-2 flex flex-wrap gap-2">
        <Link className="btn" href={routes.login}>
          {words.back}
        </Link>
        <button type="button" className="btn btn-ghost" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </Done>
  )
}
