import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'

/** Drawings after which the caller is asked to come back: what is drawn changes faster than it can be drawn. */
const MOST = 3
const RETRY_SECONDS = 5

/**
 * Draws what several people share. A drawing may wait in line, so the data is read again before the file leaves, and the
 * file is drawn anew where it has changed: a person who withdrew meanwhile is not in it. `read` throws where nothing is
 * left to draw. Throws `busy`.
 */
export async function drawShared<Data>(
  read: () => Promise<Data>,
  draw: (data: Data) => Promise<Buffer>,
): Promise<{ pdf: Buffer; data: Data }> {
  let data = await read()
  for (let drawings = 0; drawings < MOST; drawings += 1) {
    const pdf = await draw(data)
    const now = await read()
    if (isDeepStrictEqual(now, data)) return { pdf, data }
    data = now
  }
  throw new ApiError('busy', messages.api.pdfBusy, undefined, RETRY_SECONDS)
}
