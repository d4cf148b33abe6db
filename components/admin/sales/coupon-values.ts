import { refusedBy } from '@/components/ui/use-form'
import { changeCoupon, createCoupon } from '@/lib/api/admin-sales'
import type { BodyInput } from '@/lib/api/endpoint'
import { fromDollars } from '@/lib/pricing'
import { endOfDay } from './coupon-words'

/** What stands in the fields of a coupon. */
export type CouponValues = Record<string, string>

/** A number as a person types it; NaN for anything else. */
function numberOf(typed: string): number {
  return /^\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

/** Null where a field was left empty, which means that there is no such limit. */
export function limitsOf({ max_uses = '', expires_on = '' }: CouponValues) {
  return {
    max_uses: max_uses.trim() === '' ? null : numberOf(max_uses),
    expires_at: expires_on === '' ? null : endOfDay(expires_on),
  }
}

/** The coupon that the fields of the form describe. */
export function couponOf(values: CouponValues): BodyInput<typeof createCoupon> {
  const { code = '', kind, value = '' } = values
  const off = numberOf(value)
  const terms = kind === 'amount' ? { amount_off_cents: fromDollars(off) } : { percent_off: off }
  return { code, ...terms, ...limitsOf(values) }
}

/** Where the contract names a field that the form calls otherwise. */
const FIELD_NAMES: Record<string, string> = {
  amount_off_cents: 'value',
  percent_off: 'value',
  expires_at: 'expires_on',
}

/** Messages of the contract, at the fields of the form. */
function atFields(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [FIELD_NAMES[name] ?? name, message]),
  )
}

/** What is wrong with the form of a new coupon. */
export function refusedCoupon(values: CouponValues): Record<string, string> {
  return atFields(refusedBy(createCoupon.body, couponOf(values)))
}

/** What is wrong with the limits of a coupon. */
export function refusedLimits(values: CouponValues): Record<string, string> {
  return atFields(refusedBy(changeCoupon.body, limitsOf(values)))
}
