'use client'

import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { useForm } from '@/components/ui/use-form'
import { mailResult } from '@/lib/api/entries/results'
import { emailRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'
import { mailing } from '@/lib/copy/shared-style'
import { sharesMessages } from '@/lib/messages/shares'

/** Mails a guest their free result: one field, one email. */
export function MailResult({ resultId }: { resultId: string }) {
  const [sentTo, setSentTo] = useState('')
  const { failure, field, formProps, submitProps } = useForm({
    failed: sharesMessages.mailFailed,
    check: ({ email = '' }) => ({ email: emailRule(email) ?? false }),
    send: async ({ email = '' }) => {
      await call(mailResult, { params: { id: resultId }, body: { email } })
      setSentTo(email.trim())
    },
  })
  return (
    <section
      className="wrap-anywhere print:hidden! grid gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="mail-result"
    >
      <h2 id="mail-result" className="text-h3">
        {mailing.title}
      </h2>
      <p className="text-ink-2">{mailing.text}</p>
      {sentTo === '' ? (
        <form className="grid gap-4" {...formProps}>
          <Field
            {...field('email')}
            label={mailing.label}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <FormError failure={failure} />
          <BusyButton className="btn btn-outline" {...submitProps} busyLabel={mailing.sending}>
            {mailing.send}
          </BusyButton>
        </form>
      ) : (
        <>
          <p role="status" tabIndex={-1} ref={focusOn}>
            {mailing.sent(sentTo)}
          </p>
          <p>
            <button type="button" className="link min-h-11" onClick={() => setSentTo('')}>
              {mailing.again}
            </button>
          </p>
        </>
      )}
    </section>
  )
}

const focusOn = (line: HTMLParagraphElement | null) => line?.focus()
