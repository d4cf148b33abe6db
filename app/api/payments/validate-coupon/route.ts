import { validateCoupon } from '@/lib/api/payments'
import { toDollars } from '@/lib/pricing'
import { couponDiscount } from '@/lib/server/coupons'
import { handler } from '@/lib/server/handler'

export const POST = handler(validateCoupon, async ({ viewer, client, body }) => {
  const cents = await couponDiscount(viewer, client, body.code)
  return { valid: cents !== null, discount_amount: toDollars(cents ?? 0) }
})
