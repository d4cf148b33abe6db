'use client'

import { useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { codeRule } from '@/lib/api/field-rules'

interface CodeFormProps {
  /** Sends the six digits. */
  send: (code: string) => Promise<unknown>
  /** What goes on once they were right stays busy until this form is gone. */
  staysBusy?: boolean
}

/** Takes the six digits of an email that is read on another device, typed, pasted or filled in by the system. */
export function CodeForm({ send, staysBusy }: CodeFormProps) {
  const words = useWords('auth.code')
  const { failure, field, formProps, submitProps } = useForm({
    staysBusy,
    failed: words.failed,
    check: (values) => refusedBy({ code: codeRule }, values),
    send: ({ code = '' }) => send(code),
  })
  return (
    <form className="grid justify-items-start gap-3" {...formProps}>
      <Field
        {...field('code')}
        label={words.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
      <FormError failure={failure} />
      <BusyButton
        {...submitProps}
        className="btn btn-outline btn-small justify-self-start"
        busyLabel={words.checking}
      >
        {words.use}
      </BusyButton>
    </form>
  )
}
