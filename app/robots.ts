import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { PRIVATE_PATHS } from '@/lib/routes'
import { env } from '@/lib/server/base/env'

export default async function robots(): Promise<MetadataRoute.Robots> {
  // Our address is known where the server runs, not where it was built.
  await connection()
  return {
    rules: { userAgent: '*', allow: '/', disallow: PRIVATE_PATHS },
    sitemap: new URL('/sitemap.xml', env.appUrl).href,
  }
}
