import { connection } from 'next/server'
import { STYLE_CODES } from '@/lib/disc/styles'
import { routes, typePath } from '@/lib/routes'
import { env } from '@/lib/server/base/env'

/** The pages that are the same for everybody. */
const { home, types, method, about, sampleReport } = routes
const PAGES = [home, types, method, about, sampleReport, ...STYLE_CODES.map(typePath)]

/** A route, since Next's own sitemap.ts says nothing of the encoding. Our paths have no character to be escaped. */
export async function GET(): Promise<Response> {
  // Our address is known where the server runs, not where it was built.
  await connection()
  const urls = PAGES.map((path) => `<url><loc>${new URL(path, env.appUrl)}</loc></url>`)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, '</urlset>', ''],
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
