import type { PolicyKey } from './copy/policies'
import type { StyleCode } from './disc/styles'

/** Every page's path, once. */
export const routes = {
  home: '/',
  guestAssessment: '/guest-assessment',
  guestResults: '/guest-results',
  enhancedGuestResults: '/enhanced-guest-results',
  reportSales: '/detailed-report-payment',
  checkout: '/payment-checkout',
  report: '/detailed-personality-report',
  testResults: '/test-results',
  legal: '/legal',
  types: '/types',
  states: '/dev/states',
} as const

/** The page of one policy. */
export function legalPath(key: PolicyKey): string {
  return `${routes.legal}/${key}`
}

/** The public page of one style. */
export function typePath(code: StyleCode): string {
  return `${routes.types}/${code.toLowerCase()}`
}

/** Query names that carry what SPEC calls router state. */
export const RESULT_PARAM = 'result'
export const FROM_PARAM = 'from'
export const FROM_PAYMENT = 'payment'

/** A page that shows one result. */
export function forResult(
  path: string,
  resultId: string,
  extra: Record<string, string> = {},
): string {
  return `${path}?${new URLSearchParams({ [RESULT_PARAM]: resultId, ...extra })}`
}
