import 'server-only'
import { MAX_BODY_BYTES } from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'

/** Reads a JSON body of at most MAX_BODY_BYTES. Throws `unsupported_media_type`, `too_large` or `malformed`. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new ApiError('unsupported_media_type', messages.api.wrongType)
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('malformed', messages.api.malformed)
  }
}

/** Reads a body of at most MAX_BODY_BYTES as text. It stops at the limit, so that an endless body costs no memory. */
export async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > MAX_BODY_BYTES) throw new ApiError('too_large', messages.api.tooLarge)
      chunks.push(chunk)
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (error) {
    if (error instanceof ApiError) throw error
    // A client that hangs up in the middle has sent no valid JSON.
    throw new ApiError('malformed', messages.api.malformed)
  }
}
