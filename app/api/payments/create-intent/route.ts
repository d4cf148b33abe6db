import { createIntent } from '@/lib/api/payments'
import { guestCookieHeader } from '@/lib/server/guest-cookie'
import { handler } from '@/lib/server/handler'
import { orderReport } from '@/lib/server/orders'
import { orderPass } from '@/lib/server/passes'
import { requireSession } from '@/lib/server/viewer'

export const POST = handler(createIntent, async ({ viewer, client, body, setCookie }) => {
  const { orderId, status, amountCents, clientSecret, linkMailed, guest } =
    body.product === 'pass'
      ? await orderPass(requireSession(viewer))
      : await orderReport(viewer, {
          resultId: body.result_id ?? '',
          couponCode: body.coupon_code,
          client,
          email: body.email,
        })
  if (guest) setCookie(guestCookieHeader(guest))
  return {
    order_id: orderId,
    status,
    amount_cents: amountCents,
    clientSecret,
    link_mailed: linkMailed,
  }
})
