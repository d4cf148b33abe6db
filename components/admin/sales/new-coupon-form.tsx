'use client'

import { Field } from '@/components/ui/field'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { SelectField } from '@/components/ui/select-field'
import { showSuccess } from '@/components/ui/toaster'
import { useForm } from '@/components/ui/use-form'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { createCoupon } from '@/lib/api/entries/admin/sales'
import { call } from '@/lib/client/call'
import styles from './coupon-form.module.css'
import { couponOf, refusedCoupon } from './coupon-values'

/** Makes a coupon that takes off a percentage or an amount. */
export function NewCouponForm({ onClose }: { onClose: () => void }) {
  const refreshWith = useRefreshWith()
  const { busy, failure, field, formProps } = useForm({
    takesFocus: true,
    failed: 'The coupon could not be created. Please try again.',
    check: refusedCoupon,
    send: async (values) => {
      const { code } = await call(createCoupon, { body: couponOf(values) })
      showSuccess(`${code} is created.`)
      refreshWith(onClose)
    },
    staysBusy: true,
  })
  return (
    <form
      className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      {...formProps}
    >
      <h2 className="text-h3">New coupon</h2>
      <div className={`grid narrow:grid-cols-1! items-start gap-4 ${styles.row}`}>
        <Field
          {...field('code')}
          label="Code"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Letters, digits, hyphens"
        />
        <SelectField label="Discount" name="kind" defaultValue="percent">
          <option value="percent">A percentage</option>
          <option value="amount">An amount</option>
        </SelectField>
        <Field
          {...field('value')}
          label="How much"
          required
          inputMode="decimal"
          autoComplete="off"
          hint="Percent, or the amount"
        />
        <Field
          {...field('max_uses')}
          label="Maximum uses"
          inputMode="numeric"
          autoComplete="off"
          hint="Leave empty for no limit"
        />
        <Field
          {...field('expires_on')}
          label="Last day"
          type="date"
          hint="Leave empty if it never expires"
        />
      </div>
      <FormError failure={failure} />
      <FormActions save="Create coupon" busy={busy} busyLabel="Creating..." onCancel={onClose} />
    </form>
  )
}
