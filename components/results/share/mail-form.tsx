'use client'

import { useState } from 'react'
import { useSay, useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { useForm } from '@/components/ui/use-form'
import { mailResult } from '@/lib/api/entries/results'
import { emailRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'

/** Mails a guest their free result: one field, one email. */
export function MailForm({ resultId }: { resultId: string }) {
  const words = useWords('results.mail')
  const say = useSay()
  const [sentTo, setSentTo] = useState('')
  const { failure, field, formProps, submitProps } = useForm({
    failed: words.failed,
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
        {words.title}
      </h2>
      <p className="text-ink-2">{words.text}</p>
      {sentTo === '' ? (
        <form className="grid gap-4" {...formProps}>
          <Field
            {...field('email')}
            label={words.label}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <FormError failure={failure} />
          <BusyButton className="btn btn-outline" {...submitProps} busyLabel={words.sending}>
            {words.send}
          </BusyButton>
        </form>
      ) : (
        <>
          <p role="status" tabIndex={-1} ref={focusOn}>
            {say(words.sent, { email: sentTo })}
          </p>
          <p>
            <button type="button" className="link min-h-11" onClick={() => setSentTo('')}>
              {words.again}
            </button>
          </p>
        </>
      )}
    </section>
  )
}

const focusOn = (line: HTMLParagraphElement | null) => line?.focus()
