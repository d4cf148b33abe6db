'use client'

import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { useForm } from '@/components/ui/use-form'
import { PAIR_NAME_MAX } from '@/lib/api/bounds'
import { nameRule } from '@/lib/api/field-rules'

interface CalledFormProps {
  /** Only guests say how they want to be called. */
  isGuests: boolean
  send: (called: { called?: string }) => Promise<unknown>
  submit: string
  busyLabel: string
  failed: string
  staysBusy?: boolean
  children?: React.ReactNode
}

/** Sends a result to a comparison, with what its owner wants to be called. */
export function CalledForm(props: CalledFormProps) {
  const { isGuests, send, submit, busyLabel, failed, staysBusy, children } = props
  const { failure, field, formProps, submitProps } = useForm({
    failed,
    staysBusy,
    check: ({ called = '' }) => ({ called: isGuests ? (nameRule(called) ?? false) : false }),
    send: ({ called = '' }) => send(isGuests ? { called: called.trim() } : {}),
  })
  return (
    <form className="grid grid-cols-1 items-stretch gap-4" {...formProps}>
      {children}
      {isGuests && (
        <Field
          {...field('called')}
          label="What should your colleague call you?"
          autoComplete="given-name"
          dir="auto"
          maxLength={PAIR_NAME_MAX}
        />
      )}
      <FormError failure={failure} />
      <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
        <BusyButton className="btn btn-large" {...submitProps} busyLabel={busyLabel}>
          {submit}
        </BusyButton>
      </div>
    </form>
  )
}
