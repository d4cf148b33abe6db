import 'server-only'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { takes } from '@/lib/accept-encoding'

const compress = promisify(gzip)

/** Below that, an encoded body is hardly smaller. */
const MIN_ENCODED_BYTES = 1024

/**
 * An answer of JSON that says how long it is, so that a proxy or a client cannot take one that was cut off for a whole
 * one. Encoded here, because a server that compresses what passes it cannot know the length before the end.
 */
export async function wholeAnswer(
  json: string,
  { status, headers, accept }: { status: number; headers: Headers; accept: string | null },
): Promise<Response> {
  const plain = Buffer.from(json)
  const isEncoded = plain.length >= MIN_ENCODED_BYTES && takes('gzip', accept ?? '')
  const body = isEncoded ? await compress(plain) : plain
  headers.set('Content-Type', 'application/json')
  headers.set('Content-Length', String(body.length))
  if (isEncoded) headers.set('Content-Encoding', 'gzip')
  return new Response(new Uint8Array(body), { status, headers })
}
