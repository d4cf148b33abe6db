import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { routes } from '@/lib/routes'
import { env } from '@/lib/server/base/env'

/** Results belong to one person each; there is nothing to find for a search engine. */
const PRIVATE = [
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

export default async function robots(): Promise<MetadataRoute.Robots> {
  // Our address is known where the server runs, not where it was built.
  await connection()
  return {
    rules: { userAgent: '*', allow: '/', disallow: PRIVATE },
    sitemap: new URL('/sitemap.xml', env.appUrl).href,
  }
}
