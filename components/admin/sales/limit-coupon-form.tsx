'use client'

import { Field } from '@/components/ui/field'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { showSuccess } from '@/components/ui/toaster'
import { useForm } from '@/components/ui/use-form'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import type { AdminCoupon } from '@/lib/api/admin/sales'
import { changeCoupon } from '@/lib/api/entries/admin/sales'
import { call } from '@/lib/client/call'
import { limitsOf, refusedLimits } from './coupon-values'
import { lastDayOf, usesWords } from './coupon-words'

interface LimitCouponFormProps {
  coupon: AdminCoupon
  onDone: () => void
}

const FIELDS = ['max_uses', 'expires_on']

/** How often and how long a coupon holds. An empty field is no limit. */
export function LimitCouponForm({ coupon, onDone }: LimitCouponFormProps) {
  const refreshWith = useRefreshWith()
  const { id, code, max_uses, expires_at } = coupon
  const { busy, failure, errors, formProps } = useForm({
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
    <form className="stack gap-l" {...formProps}>
      <p className="mut">{`Used so far: ${usesWords(coupon)}.`}</p>
      <Field
        label="Maximum uses"
        name="max_uses"
        inputMode="numeric"
        autoComplete="off"
        hint="Leave empty for no limit. A limit at or below the uses so far ends the coupon."
        readOnly={busy}
        defaultValue={max_uses ?? ''}
        error={errors.max_uses}
      />
      <Field
        label="Last day"
        name="expires_on"
        type="date"
        hint="Leave empty if it never expires. The coupon is valid through this day, UTC."
        readOnly={busy}
        defaultValue={expires_at ? lastDayOf(expires_at) : ''}
        error={errors.expires_on}
      />
      <FormError failure={failure} fields={FIELDS} />
      <FormActions save="Save limits" busy={busy} busyLabel="Saving..." onCancel={onDone} />
    </form>
  )
}
