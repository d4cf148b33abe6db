import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { TEXT_DATES } from '@/lib/copy/text-dates'
import { sitemapEntriesOf } from '@/lib/languages/alternates'
import { env } from '@/lib/server/base/env'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  // Our address is known where the server runs, not where it was built.
  await connection()
  return Object.entries(TEXT_DATES).flatMap(([path, { changed }]) =>
    sitemapEntriesOf(path, env.appUrl).map((entry) => ({ ...entry, lastModified: changed })),
  )
}
