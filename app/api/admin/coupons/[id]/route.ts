import { changeCoupon } from '@/lib/api/admin/sales'
import { updateCoupon } from '@/lib/server/admin/coupons'
import { handler } from '@/lib/server/http/handler'

export const PATCH = handler(changeCoupon, (call) =>
  updateCoupon(call.viewer, call.params.id, call.body),
)
