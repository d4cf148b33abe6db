import { entry } from '../endpoint'

export const getOffer = entry('GET', '/api/payments/offer', 'public')
export const validateCoupon = entry('POST', '/api/payments/validate-coupon', 'public', {
  renewsGuest: true,
})
export const createIntent = entry('POST', '/api/payments/create-intent', 'result', {
  renewsGuest: true,
})
export const receivePaymentEvent = entry('POST', '/api/payments/webhook', 'public')
export const openReportLink = entry('POST', '/api/report-links/open', 'public')
export const mailReportLink = entry('POST', '/api/results/:id/link', 'premium')
export const withdrawReportLinks = entry('DELETE', '/api/results/:id/link', 'premium')
export const joinLaunchList = entry('POST', '/api/prospective-users', 'public')
export const leaveLaunchList = entry('POST', '/api/launch-list/unsubscribe', 'public')
export const showLeavingLaunchList = entry('GET', '/api/launch-list/unsubscribe', 'public')
