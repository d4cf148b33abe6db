import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { STYLE_CODES } from '@/lib/disc/styles'
import { routes, typePath } from '@/lib/routes'
import { env } from '@/lib/server/base/env'

/** The public pages, which all visitors share. */
const { home, types, method, forTeams, about, sampleReport } = routes
const PAGES = [home, types, method, forTeams, about, sampleReport, ...STYLE_CODES.map(typePath)]

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  // Our address is known where the server runs, not where it was built.
  await connection()
  return PAGES.map((path) => ({ url: new URL(path, env.appUrl).href }))
}
