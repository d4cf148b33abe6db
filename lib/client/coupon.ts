import { validateCoupon } from '@/lib/api/entries/payments'
import { ApiError } from '@/lib/api/errors'
import { couponMessages } from '@/lib/messages/coupon'
import { limitsMessages } from '@/lib/messages/limits'
import { discountCents, fromDollars, previewDiscount, REPORT_CENTS, toDollars } from '@/lib/pricing'
import { call } from './call'
import { inTab } from './kept'

export interface AppliedCoupon {
  code: string
  /** Cents. */
  discount: number
}

export type CouponCheck =
  | { kind: 'holds'; coupon: AppliedCoupon }
  | { kind: 'refused'; message: string; hint?: string }
  /** Too many codes did not hold: this one was not looked at. */
  | { kind: 'unchecked'; message: string }

/** Asks the server what a code takes off. When it cannot be asked, preview mode shows its own discounts. */
export async function checkCoupon(
  code: string,
  { isDemo }: { isDemo: boolean },
): Promise<CouponCheck> {
  try {
    const body = { code, base_amount: toDollars(REPORT_CENTS) }
    const { valid, discount_amount } = await call(validateCoupon, { body })
    return valid ? holds(code, fromDollars(discount_amount)) : refused()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') {
      return { kind: 'unchecked', message: limitsMessages.coupon }
    }
    if (error instanceof ApiError && error.status < 500) return refused()
    const discount = isDemo ? previewDiscount(code) : undefined
    if (discount !== undefined) return holds(code, discount)
    return { ...refused(), hint: couponMessages.unasked }
  }
}

function holds(code: string, off: number): CouponCheck {
  const discount = discountCents(REPORT_CENTS, { amountOffCents: off, percentOff: null })
  return { kind: 'holds', coupon: { code, discount } }
}

function refused() {
  return { kind: 'refused', message: couponMessages.invalid } as const
}

const keyOf = (resultId: string) => `discern:coupon:${resultId}` as const

/** The code that was applied to this result's order before a reload; it is checked again. */
export function keptCoupon(resultId: string): string | null {
  return inTab.read(keyOf(resultId))
}

/** Keeps the applied code for as long as the tab lives; null forgets it. */
export function keepCoupon(resultId: string, code: string | null): void {
  inTab.keep(keyOf(resultId), code)
}
