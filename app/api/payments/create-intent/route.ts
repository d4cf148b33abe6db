import { createIntent } from '@/lib/api/payments'
import { requireOwner } from '@/lib/server/assessments/results'
import { handler } from '@/lib/server/http/handler'
import { orderReport } from '@/lib/server/payments/orders'
import { orderPass } from '@/lib/server/payments/passes'
import { guestCookieHeader } from '@/lib/server/viewer/guests'
import { requireSession } from '@/lib/server/viewer/viewer'

export const POST = handler(createIntent, async ({ viewer, client, body, setCookie }) => {
  const { orderId, status, amountCents, clientSecret, linkMailed, guest } =
    body.product === 'pass'
      ? await orderPass(requireSession(viewer))
      : await orderReport(await requireOwner(viewer, body.result_id ?? ''), {
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
