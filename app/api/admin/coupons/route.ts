import { createCoupon, listAdminCoupons } from '@/lib/api/admin-sales'
import { listCoupons, makeCoupon } from '@/lib/server/admin-coupons'
import { requireAdmin } from '@/lib/server/admin-gate'
import { handler } from '@/lib/server/handler'

export const GET = handler(listAdminCoupons, (call) => listCoupons(requireAdmin(call), call.query))

export const POST = handler(createCoupon, (call) => makeCoupon(requireAdmin(call), call.body))
