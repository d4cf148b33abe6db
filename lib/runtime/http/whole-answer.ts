import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { WHOLE_ANSWER } from '@/lib/api/endpoint'
import { takes } from './accept-encoding'

const compress = promisify(gzip)

/** Below that, an encoded body is hardly smaller. */
const MIN_ENCODED_BYTES = 1024

const TEXT = /^(text\/|application\/json)/

type End = (body?: Buffer) => ServerResponse

/**
 * Holds what is written of a marked answer, and sends it at its end with its length. A proxy that loses its connection on
 * the way cannot take what has come for all of it. Encoded here, because what encodes while it sends knows no length.
 */
export function holdWhole(req: IncomingMessage, res: ServerResponse, end: End) {
  const pieces: Buffer[] = []
  const hold = (piece: unknown) => {
    if (typeof piece === 'string') pieces.push(Buffer.from(piece))
    else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
  }
  return {
    isWhole: () => !res.headersSent && res.hasHeader(WHOLE_ANSWER),
    hold,
    async send(last: unknown): Promise<void> {
      hold(last)
      res.removeHeader(WHOLE_ANSWER)
      // An answer to HEAD has no body, whose length would be another.
      if (req.method === 'HEAD') return void end()
      const plain = Buffer.concat(pieces)
      const accept = [req.headers['accept-encoding'] ?? ''].flat().join()
      const isText = TEXT.test(String(res.getHeader('content-type')))
      const isEncoded = isText && plain.length >= MIN_ENCODED_BYTES && takes('gzip', accept)
      const body = isEncoded ? await compress(plain) : plain
      if (res.destroyed) return
      if (isEncoded) res.setHeader('Content-Encoding', 'gzip')
      res.setHeader('Content-Length', body.length)
      end(body)
    },
  }
}
