/** A body as small as it gets, in each encoding that browsers take. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

/** By preference, where a client has none. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** The ways a body can go; as it is, it goes to everybody. */
export type Way = Encoding | 'identity'

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

export type Encode = (body: Buffer, encoding: Encoding) => Promise<Buffer>

/**
 * Encodes bodies. What the best encoding takes, up to half a second, is spent once for a build: the result is kept in
 * `folder`, by the hash of the body; and no more than one processor is busy with it.
 */
export function makeEncoder(folder: string): Encode {
  let last: Promise<unknown> = Promise.resolve()
  return (body, encoding) => {
    if (encoding === 'gzip') return findOrMake(body, encoding, folder)
    const encoded = last.then(() => findOrMake(body, encoding, folder))
    last = encoded.catch(() => {})
    return encoded
  }
}

async function findOrMake(body: Buffer, encoding: Encoding, folder: string): Promise<Buffer> {
  const name = createHash('sha256').update(body).digest('hex')
  const file = join(folder, `${name}.${encoding}`)
  return (await readFile(file).catch(() => null)) ?? make(body, encoding, file)
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
const READ = new Map<string, readonly Way[]>()
const MAX_READ = 100

/** The ways that a client takes (Accept-Encoding, RFC 9110, section 12.5.3), most gladly first. */
export function waysFor(accept: string | undefined): readonly Way[] {
  if (!accept) return ['identity']
  const ways = READ.get(accept) ?? readWays(accept)
  if (READ.size < MAX_READ) READ.set(accept, ways)
  return ways
}

function readWays(accept: string): Way[] {
  const weights = readWeights(accept)
  const plain = weights.get('identity') ?? 0
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const taken = ENCODINGS.filter((one) => weightOf(one) > 0 && weightOf(one) >= plain)
  return [...taken.toSorted((a, b) => weightOf(b) - weightOf(a)), 'identity']
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
