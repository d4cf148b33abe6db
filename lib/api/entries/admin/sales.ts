import { entry } from '../../endpoint'

export const listAdminOrders = entry('GET', '/api/admin/orders', 'admin')
export const listAdminCoupons = entry('GET', '/api/admin/coupons', 'admin')
export const createCoupon = entry('POST', '/api/admin/coupons', 'admin')
export const changeCoupon = entry('PATCH', '/api/admin/coupons/:id', 'admin')
export const listLaunchList = entry('GET', '/api/admin/launch-list', 'admin')
export const mailLaunchList = entry('POST', '/api/admin/launch-list/mail', 'admin')
export const getLaunchListCsv = entry('GET', '/api/admin/launch-list.csv', 'admin')
