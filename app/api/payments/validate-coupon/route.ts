import { validateCoupon } from '@/lib/api/payments'
import { toDollars } from '@/lib/pricing'
import { couponDiscount } from '@/lib/server/coupons'
import { guestCookieHeader } from '@/lib/server/guest-cookie'
import { needsNewGuest, newGuest } from '@/lib/server/guests'
import { handler } from '@/lib/server/handler'

export const POST = handler(validateCoupon, async ({ viewer, client, body, setCookie }) => {
  const cents = await couponDiscount(viewer, client, body.code)
  // Before a purchase, so that the buyer's browser has it for certain by then.
  if (needsNewGuest(viewer)) setCookie(guestCookieHeader(newGuest(viewer)))
  return { valid: cents !== null, discount_amount: toDollars(cents ?? 0) }
})
