import { connection } from 'next/server'
import { PRIVATE_PATHS } from '@/lib/private-page'
import { env } from '@/lib/server/base/env'

/** A route, since Next's own robots.ts says nothing of the encoding. */
export async function GET(): Promise<Response> {
  // Our address is known where the server runs, not where it was built.
  await connection()
  const lines = [
    ...['User-Agent: *', 'Allow: /', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`)],
    ...['', `Sitemap: ${new URL('/sitemap.xml', env.appUrl)}`, ''],
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
