import { changeCoupon } from '@/lib/api/admin-sales'
import { updateCoupon } from '@/lib/server/admin-coupons'
import { requireAdmin } from '@/lib/server/admin-gate'
import { handler } from '@/lib/server/handler'

export const PATCH = handler(changeCoupon, (call) =>
  updateCoupon(requireAdmin(call), call.params.id, call.body),
)
