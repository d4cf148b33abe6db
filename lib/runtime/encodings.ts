/** A body as small as it gets, in each encoding that browsers take. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

/** By preference, where a client has none. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** The body as it is, and encoded. */
export type Encoded = ReadonlyMap<Encoding | 'identity', Buffer>

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const ENCODE: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => {
    const params = {
      [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    return compressBrotli(body, { params })
  },
  gzip: (body) => compressGzip(body, { level: zlib.Z_BEST_COMPRESSION }),
}

/**
 * Encodes bodies one after the other, so that no more than one processor is busy with it. What the best encoding
 * takes, up to half a second, is spent once for a build: the result is kept in `folder`, by the hash of the body.
 */
export function makeEncoder(folder: string): (body: Buffer) => Promise<Encoded> {
  let last: Promise<unknown> = Promise.resolve()
  return (body) => {
    const encoded = last.then(() => encode(body, folder))
    last = encoded.catch(() => {})
    return encoded
  }
}

async function encode(body: Buffer, folder: string): Promise<Encoded> {
  const name = createHash('sha256').update(body).digest('hex')
  const encoded = new Map<Encoding | 'identity', Buffer>([['identity', body]])
  for (const encoding of ENCODINGS) {
    const file = join(folder, `${name}.${encoding}`)
    const found = await readFile(file).catch(() => null)
    encoded.set(encoding, found ?? (await make(body, encoding, file)))
  }
  return encoded
}

async function make(body: Buffer, encoding: Encoding, file: string): Promise<Buffer> {
  const bytes = await ENCODE[encoding](body)
  const unfinished = `${file}.${process.pid}`
  // The checkout may belong to somebody else; then the next start does it again.
  await mkdir(join(file, '..'), { recursive: true })
    .then(() => writeFile(unfinished, bytes))
    .then(() => rename(unfinished, file))
    .catch(() => {})
  return bytes
}

/** Browsers say what they take in few ways. */
const CHOSEN = new Map<string, Encoding | 'identity'>()
const MAX_CHOSEN = 100

/** What a client takes most gladly (Accept-Encoding, RFC 9110, section 12.5.3), of what there is. */
export function chooseEncoding(accept: string | undefined): Encoding | 'identity' {
  if (!accept) return 'identity'
  const chosen = CHOSEN.get(accept) ?? choose(accept)
  if (CHOSEN.size < MAX_CHOSEN) CHOSEN.set(accept, chosen)
  return chosen
}

function choose(accept: string): Encoding | 'identity' {
  const weights = readWeights(accept)
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  let best: Encoding | 'identity' = 'identity'
  let most = weights.get('identity') ?? 0
  for (const encoding of ENCODINGS) {
    const weight = weightOf(encoding)
    const isBetter = best === 'identity' ? weight > 0 && weight >= most : weight > most
    if (isBetter) [best, most] = [encoding, weight]
  }
  return best
}

function readWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';')
    const q = params.map((param) => param.trim()).find((param) => param.startsWith('q='))
    weights.set(name.trim(), q ? Number(q.slice(2)) || 0 : 1)
  }
  return weights
}
