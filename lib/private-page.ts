import type { Metadata } from 'next'
import { routes } from './routes'

/** Of a page that shows what is one person's: nobody finds it by search. */
export const PRIVATE_PAGE = { robots: { index: false } } satisfies Metadata

/** For robots.txt. Results belong to one person each; there is nothing to find for a search engine. */
export const PRIVATE_PATHS = [
  '/api/',
  routes.guestResults,
  routes.enhancedGuestResults,
  routes.reportSales,
  routes.checkout,
  routes.report,
  routes.testResults,
  routes.login,
  routes.register,
  routes.forgotPassword,
  routes.resetPassword,
  routes.verifyEmail,
  routes.undoEmailChange,
  routes.openReport,
  routes.unsubscribe,
  routes.assessment,
  routes.results,
  routes.detailedResults,
  routes.profile,
  routes.payment,
  '/admin/',
]
