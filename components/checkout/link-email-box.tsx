'use client'

import { useEffect, useRef } from 'react'
import { useWords } from '#words'
import { Field } from '@/components/ui/field'
import type { LinkEmail } from './use-link-email'

interface LinkEmailBoxProps {
  link: LinkEmail
  /** Something is paid: the address is where the receipt goes. */
  isForReceipt: boolean
  disabled: boolean
}

/** Where a buyer asks for a link that opens the report on other devices too, and where a receipt goes. */
export function LinkEmailBox({ link, isForReceipt, disabled }: LinkEmailBoxProps) {
  const words = useWords('checkout.order')
  const { email, error } = link
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])
  return (
    <section
      className="grid gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="link"
    >
      <h2 id="link" className="text-h3">
        {isForReceipt ? words.receipt : words.devices}
      </h2>
      <Field
        ref={input}
        label={isForReceipt ? words.receiptEmail : words.linkEmail}
        hint={isForReceipt ? words.receiptHint : words.linkHint}
        required={isForReceipt}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={error}
        readOnly={disabled}
        onChange={(event) => link.type(event.target.value)}
      />
    </section>
  )
}
