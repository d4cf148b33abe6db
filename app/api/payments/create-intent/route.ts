import { createIntent } from '@/lib/api/payments'
import { handler } from '@/lib/server/handler'
import { orderReport } from '@/lib/server/orders'

export const POST = handler(createIntent, async ({ viewer, client, body }) => {
  const { orderId, status, amountCents } = await orderReport(viewer, {
    resultId: body.result_id,
    couponCode: body.coupon_code,
    client,
    email: body.email,
  })
  return { order_id: orderId, status, amount_cents: amountCents, clientSecret: null }
})
