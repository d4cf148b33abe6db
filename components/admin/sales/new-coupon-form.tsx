'use client'

import { Field } from '@/components/ui/field'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { SelectField } from '@/components/ui/select-field'
import { showSuccess } from '@/components/ui/toaster'
import { useFocusOnOpen } from '@/components/ui/use-focus-on-open'
import { useForm } from '@/components/ui/use-form'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { createCoupon } from '@/lib/api/entries/admin/sales'
import { call } from '@/lib/client/call'
import styles from './coupon-form.module.css'
import { couponOf, refusedCoupon } from './coupon-values'

const FIELDS = ['code', 'value', 'max_uses', 'expires_on']

/** Makes a coupon that takes off a percentage or an amount. */
export function NewCouponForm({ onClose }: { onClose: () => void }) {
  const refreshWith = useRefreshWith()
  const { busy, failure, errors, formProps } = useForm({
    failed: 'The coupon could not be created. Please try again.',
    check: refusedCoupon,
    send: async (values) => {
      const { code } = await call(createCoupon, { body: couponOf(values) })
      showSuccess(`${code} is created.`)
      refreshWith(onClose)
    },
    staysBusy: true,
  })
  useFocusOnOpen(formProps.ref)
  return (
    <form className="card padded stack gap-l" {...formProps}>
      <h2 className="h3">New coupon</h2>
      <div className={`grid start gap-m narrow-stack ${styles.row}`}>
        <Field
          label="Code"
          name="code"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={busy}
          hint="Letters, digits, hyphens"
          error={errors.code}
        />
        <SelectField label="Discount" name="kind" defaultValue="percent">
          <option value="percent">A percentage</option>
          <option value="amount">An amount</option>
        </SelectField>
        <Field
          label="How much"
          name="value"
          required
          inputMode="decimal"
          autoComplete="off"
          readOnly={busy}
          hint="Percent, or the amount"
          error={errors.value}
        />
        <Field
          label="Maximum uses"
          name="max_uses"
          inputMode="numeric"
          autoComplete="off"
          readOnly={busy}
          hint="Leave empty for no limit"
          error={errors.max_uses}
        />
        <Field
          label="Last day"
          name="expires_on"
          type="date"
          readOnly={busy}
          hint="Leave empty if it never expires"
          error={errors.expires_on}
        />
      </div>
      <FormError failure={failure} fields={FIELDS} />
      <FormActions save="Create coupon" busy={busy} busyLabel="Creating..." onCancel={onClose} />
    </form>
  )
}
