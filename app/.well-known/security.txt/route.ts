import { connection } from 'next/server'
import { securityContact } from '@/lib/copy/security-contact'
import { env } from '@/lib/server/base/env'

/** Where to report a security hole; 404 where the operator has set no contact address. */
export async function GET(): Promise<Response> {
  // Our address is known where the server runs, not where it was built.
  await connection()
  const text = securityContact(env.appUrl)
  return new Response(text, {
    status: text ? 200 : 404,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' },
  })
}
