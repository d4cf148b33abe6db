import { connection } from 'next/server'
import { securityContact } from '@/lib/copy/security-contact'
import { env } from '@/lib/server/base/env'

/** Who takes reports of security holes; nothing where the operator has named nobody. */
export async function GET(): Promise<Response> {
  // Our address is known where the server runs, not where it was built.
  await connection()
  const text = securityContact(env.appUrl)
  return new Response(text, {
    status: text ? 200 : 404,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' },
  })
}
