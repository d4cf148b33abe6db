import 'server-only'
import { MAX_BODY_BYTES } from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import type { DirectCall } from '../base/direct-calls'

/** Reads a JSON body of at most MAX_BODY_BYTES. Throws `unsupported_media_type`, `too_large` or `malformed`. */
export async function readJson(request: Request, direct?: DirectCall): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new ApiError('unsupported_media_type', messages.api.wrongType)
  const text = await readText(request, direct)
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('malformed', messages.api.malformed)
  }
}

/** Reads a body of at most MAX_BODY_BYTES as text. It stops at the limit, so that an endless body costs no memory. */
export async function readText(request: Request, direct?: DirectCall): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  const take = (chunk: Uint8Array) => {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw new ApiError('too_large', messages.api.tooLarge)
    chunks.push(chunk)
  }
  try {
    if (direct) await takeAll(direct, take)
    else for await (const chunk of request.body ?? []) take(chunk)
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (error) {
    if (error instanceof ApiError) throw error
    // A client that hangs up in the middle has sent no valid JSON.
    throw new ApiError('malformed', messages.api.malformed)
  }
}

/** Hands over Node's pieces of a body as they come. What `take` throws ends it, and the connection with the answer. */
function takeAll({ req, res }: DirectCall, take: (chunk: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    req.on('data', (chunk: Uint8Array) => {
      try {
        take(chunk)
      } catch (error) {
        req.removeAllListeners('data').pause()
        res.shouldKeepAlive = false
        reject(error)
      }
    })
    req.once('end', resolve).once('error', reject).once('close', reject)
    if (req.destroyed) reject()
  })
}
