import type { FieldErrors } from '@/components/ui/use-task'
import {
  COUPON_CENTS_MAX,
  COUPON_CODE,
  COUPON_USES_MAX,
  COUPON_WORDS,
} from '@/lib/api/admin/coupon-rules'
import type { createCoupon } from '@/lib/api/entries/admin/sales'
import type { SentTo } from '@/lib/client/call'
import { fromDollars } from '@/lib/pricing'
import { endOfDay } from './coupon-words'

/** The values of a coupon's fields. */
export type CouponValues = Record<string, string>

/** A number as a person types it; NaN for anything else. */
function numberOf(typed: string): number {
  return /^\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

/** Null for an empty field, which means no limit. */
export function limitsOf({ max_uses = '', expires_on = '' }: CouponValues) {
  return {
    max_uses: max_uses.trim() === '' ? null : numberOf(max_uses),
    expires_at: expires_on === '' ? null : endOfDay(expires_on),
  }
}

/** The coupon that the fields of the form describe. */
export function couponOf(values: CouponValues): SentTo<typeof createCoupon> {
  const { code = '', kind, value = '' } = values
  const off = numberOf(value)
  const terms = kind === 'amount' ? { amount_off_cents: fromDollars(off) } : { percent_off: off }
  return { code, ...terms, ...limitsOf(values) }
}

/** What is wrong with the form of a new coupon. */
export function refusedCoupon(values: CouponValues): FieldErrors {
  const { code, amount_off_cents: cents, percent_off: percent = 0, expires_at } = couponOf(values)
  const value = cents === undefined ? refusedPercent(percent) : refusedAmount(cents)
  const isPast = expires_at && new Date(expires_at) <= new Date()
  return {
    ...(!COUPON_CODE.test(code.trim().toUpperCase()) && { code: COUPON_WORDS.code }),
    ...(value && { value }),
    ...(isPast && { expires_on: COUPON_WORDS.past }),
    ...refusedLimits(values),
  }
}

function refusedPercent(percent: number): string | null {
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? null : COUPON_WORDS.percent
}

function refusedAmount(cents: number): string | null {
  if (!Number.isInteger(cents) || cents < 1) return COUPON_WORDS.amount
  return cents > COUPON_CENTS_MAX ? COUPON_WORDS.tooMuch : null
}

/** What is wrong with the limits of a coupon. */
export function refusedLimits(values: CouponValues): FieldErrors {
  const { max_uses: most, expires_at } = limitsOf(values)
  const max_uses = most === null ? null : refusedUses(most)
  return {
    ...(max_uses && { max_uses }),
    ...(expires_at && expires_at < '1900' && { expires_on: COUPON_WORDS.tooLongAgo }),
  }
}

function refusedUses(most: number): string | null {
  if (!Number.isInteger(most)) return COUPON_WORDS.uses
  if (most < 1) return COUPON_WORDS.tooFewUses
  return most > COUPON_USES_MAX ? COUPON_WORDS.tooManyUses : null
}
