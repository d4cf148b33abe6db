'use client'

import { useState } from 'react'
import { ActButton } from '@/components/ui/act-button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { showSuccess } from '@/components/ui/toaster'
import { useForm } from '@/components/ui/use-form'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import type { AdminCoupon } from '@/lib/api/admin/sales'
import { changeCoupon } from '@/lib/api/entries/admin/sales'
import { call } from '@/lib/client/call'
import styles from './coupon-acts.module.css'
import { limitsOf, refusedLimits } from './coupon-values'
import { lastDayOf, usesWords } from './coupon-words'

/** What can be changed about a coupon that exists already. */
export function CouponActs({ coupon }: { coupon: AdminCoupon }) {
  const [isOpen, setOpen] = useState(false)
  const { id, code, active } = coupon
  const turn = active ? 'off' : 'on'
  return (
    <div className={`print:hidden! flex gap-2 whitespace-nowrap ${styles.acts}`}>
      <button
        type="button"
        className="btn btn-small btn-outline"
        aria-label={`Limit ${code}`}
        onClick={() => setOpen(true)}
      >
        Limit
      </button>
      <ActButton
        label={`Switch ${turn}`}
        aria-label={`Switch ${turn} ${code}`}
        busy="Saving..."
        send={() => call(changeCoupon, { params: { id }, body: { active: !active } })}
        done={`${code} is switched ${turn}.`}
        failed="The coupon could not be changed. Please try again."
      />
      <Dialog title={`Limit ${code}`} open={isOpen} onClose={() => setOpen(false)}>
        {/* Only while it is open: its fields begin with what holds then. */}
        {isOpen && <LimitCouponForm coupon={coupon} onDone={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}

interface LimitCouponFormProps {
  coupon: AdminCoupon
  onDone: () => void
}

/** How often and how long a coupon holds. An empty field is no limit. */
function LimitCouponForm({ coupon, onDone }: LimitCouponFormProps) {
  const refreshWith = useRefreshWith()
  const { id, code, max_uses, expires_at } = coupon
  const { busy, failure, field, formProps } = useForm({
    failed: 'The coupon could not be changed. Please try again.',
    check: refusedLimits,
    send: async (values) => {
      await call(changeCoupon, { params: { id }, body: limitsOf(values) })
      showSuccess(`${code} is changed.`)
      refreshWith(onDone)
    },
    staysBusy: true,
  })
  return (
    <form className="grid grid-cols-1 gap-5" {...formProps}>
      <p className="text-ink-2">{`Used so far: ${usesWords(coupon)}.`}</p>
      <Field
        {...field('max_uses')}
        label="Maximum uses"
        inputMode="numeric"
        autoComplete="off"
        hint="Leave empty for no limit. A limit at or below the uses so far ends the coupon."
        defaultValue={max_uses ?? ''}
      />
      <Field
        {...field('expires_on')}
        label="Last day"
        type="date"
        hint="Leave empty if it never expires. The coupon is valid through this day, UTC."
        defaultValue={expires_at ? lastDayOf(expires_at) : ''}
      />
      <FormError failure={failure} />
      <FormActions save="Save limits" busy={busy} busyLabel="Saving..." onCancel={onDone} />
    </form>
  )
}
