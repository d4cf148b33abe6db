import { createCoupon, listAdminCoupons } from '@/lib/api/admin/sales'
import { listCoupons, makeCoupon } from '@/lib/server/admin/coupons'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listAdminCoupons, (call) => listCoupons(call.viewer, call.query))

export const POST = handler(createCoupon, (call) => makeCoupon(call.viewer, call.body))
