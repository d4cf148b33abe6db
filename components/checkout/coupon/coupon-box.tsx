'use client'

import { Ticket } from 'lucide'
import { useEffect, useRef } from 'react'
import { useSay, useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { useWait } from '@/components/ui/use-wait'
import { WaitLine } from '@/components/ui/wait-line'
import { validateCoupon } from '@/lib/api/entries/payments'
import { formatCents } from '@/lib/pricing'
import type { CouponState } from './use-coupon'

interface CouponBoxProps {
  coupon: CouponState
  /** Cents that the applied coupon takes off the total. */
  off: number
  disabled: boolean
}

/** Where a coupon is typed, applied and taken off again. */
export function CouponBox({ coupon, off, disabled }: CouponBoxProps) {
  const words = useWords('checkout.order')
  const say = useSay()
  const { code, applied, checking, error, hint } = coupon
  const wait = useWait(validateCoupon)
  const input = useRef<HTMLInputElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  // The control that was used goes away when the box changes; the one that takes its place gets the focus.
  const used = useRef(false)
  const wasApplied = useRef(false)
  useEffect(() => {
    const taken = wasApplied.current && !applied
    wasApplied.current = applied !== null
    if (taken || (used.current && !applied && !checking)) input.current?.focus()
    else if (used.current && applied) removeButton.current?.focus()
    if (applied || !checking) used.current = false
  }, [applied, checking])

  return (
    <section
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&_h2]:col-span-full"
      aria-labelledby="coupon"
    >
      <h2 id="coupon" className="text-h3">
        {words.coupon}
      </h2>
      <p
        role="status"
        className={applied ? 'wrap-anywhere mt-1.5 flex min-h-11 items-center gap-3' : 'sr-only'}
      >
        {applied && (
          <>
            <Icon of={Ticket} />
            <span>
              {say(words.takesOff, {
                code: applied.code,
                price: formatCents(off),
                b: (code) => <b>{code}</b>,
              })}
            </span>
          </>
        )}
      </p>
      {applied ? (
        <button
          ref={removeButton}
          type="button"
          className="link mt-1.5 min-h-11"
          disabled={disabled}
          onClick={coupon.remove}
        >
          {say(words.remove, {
            code: applied.code,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </button>
      ) : (
        <form
          className="col-span-full mt-1.5 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (wait.waiting) return
            used.current = true
            void coupon.apply()
          }}
        >
          <Field
            ref={input}
            label={words.code}
            className="[&_input]:uppercase"
            value={code}
            error={error}
            hint={hint}
            readOnly={checking || disabled}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => coupon.type(event.target.value)}
          />
          <BusyButton
            type="submit"
            className="btn btn-outline mt-7.75 min-h-13 min-w-27"
            busy={checking}
            busyLabel={words.checking}
            disabled={checking || disabled || wait.waiting || code.trim() === ''}
          >
            {words.apply}
          </BusyButton>
          <WaitLine wait={wait} className="col-span-full -mt-1.25 text-ink-2 text-sm" />
        </form>
      )}
    </section>
  )
}
