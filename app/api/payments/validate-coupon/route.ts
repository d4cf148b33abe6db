import { validateCoupon } from '@/lib/api/payments'
import { toDollars } from '@/lib/pricing'
import { handler } from '@/lib/server/http/handler'
import { couponDiscount } from '@/lib/server/payments/coupons'
import { guestCookieHeader, needsNewGuest, newGuest } from '@/lib/server/viewer/guests'

export const POST = handler(validateCoupon, async ({ viewer, client, body, setCookie }) => {
  const cents = await couponDiscount(viewer, client, body.code)
  // Before a purchase, so that the buyer's browser has it for certain by then.
  if (needsNewGuest(viewer)) setCookie(guestCookieHeader(newGuest(viewer)))
  return { valid: cents !== null, discount_amount: toDollars(cents ?? 0) }
})
