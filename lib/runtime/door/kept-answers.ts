/**
 * Answers that are the same for everybody (docs/decisions/060). Next gives each of them once, through the front door
 * like any other, and with the headers and the policy that it got there it is kept, encoded as small as it gets. What
 * can be kept is a list, made with the build; so memory takes no more than the build's own pages and files.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pathOf } from './asked'
import { type Encode, type Way, waysFor } from './encodings'

/** A page may be rendered anew: the year in its footer turns. A file whose name is its hash stays as it is. */
const FRESH_MS = 60 * 60_000

/** Of the moment of one answer, or of how its body went over the wire. */
const NOT_KEPT = [
  'x-request-id',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
]

/** Below that, an encoded body is hardly smaller (as in the package `compression`). */
const MIN_ENCODED_BYTES = 1024

interface Variant {
  /** Names and values by turns, as writeHead takes them. */
  headers: string[]
  body: Buffer
}

interface Kept {
  /** As it is; encoded, as soon as that is made. */
  variants: Map<Way, Variant>
  etag: string | undefined
  /** For a client that has it already. */
  unchanged: string[]
  until: number
}

interface KeptAnswersOptions {
  /** What may be kept, as it is asked for. */
  paths: ReadonlySet<string>
  encode: Encode
  /** Milliseconds. */
  now?: () => number
}

export class KeptAnswers {
  readonly #kept = new Map<string, Kept>()
  readonly #beingMade = new Set<string>()
  readonly #options: Required<KeptAnswersOptions>

  constructor(options: KeptAnswersOptions) {
    this.#options = { now: Date.now, ...options }
  }

  /** What answers with what is kept; null where Next is to answer. */
  find(req: IncomingMessage, res: ServerResponse, requestId: string): (() => void) | null {
    const kept = this.#kept.get(pathOf(req))
    if (!kept || kept.until <= this.#options.now() || !isPlain(req)) return null
    const known = req.headers['if-none-match']
    if (kept.etag && known && isNamed(kept.etag, known)) {
      return () => res.writeHead(304, withId(kept.unchanged, requestId)).end()
    }
    const variant = best(kept, req.headers['accept-encoding'])
    return () => {
      res.writeHead(200, withId(variant.headers, requestId))
      res.end(req.method === 'HEAD' ? undefined : variant.body)
    }
  }

  /** Keeps what Next is about to answer, if it is one of those. To be called last before Next is. */
  watch(req: IncomingMessage, res: ServerResponse): void {
    const path = pathOf(req)
    const isWanted = this.#options.paths.has(path) && !this.#beingMade.has(path)
    if (!isWanted || req.method !== 'GET' || !isPlain(req)) return
    const chunks: Buffer[] = []
    collect(res, chunks)
    res.once('finish', () => {
      if (isSameForEverybody(res)) void this.#keep(path, res.getHeaders(), Buffer.concat(chunks))
    })
  }

  async #keep(path: string, headers: OutgoingHttpHeaders, body: Buffer): Promise<void> {
    const until = /immutable/.test(textOf(headers['cache-control']))
      ? Number.POSITIVE_INFINITY
      : this.#options.now() + FRESH_MS
    const found = this.#kept.get(path)
    if (found?.variants.get('identity')?.body.equals(body)) {
      found.until = until
      return
    }
    const etag = headers.etag && weak(textOf(headers.etag))
    const common = flat(headers, etag)
    const { 'content-type': _, ...rest } = headers
    const variants = new Map([['identity', variantOf(common, body)]] as [Way, Variant][])
    const kept = { variants, etag, unchanged: flat(rest, etag), until }
    // The front door has said so where another encoding may be chosen.
    const varies = /accept-encoding/i.test(textOf(headers.vary))
    if (!varies || body.length < MIN_ENCODED_BYTES) {
      this.#kept.set(path, kept)
      return
    }
    this.#beingMade.add(path)
    for (const encoding of ['gzip', 'br'] as const) {
      const bytes = await this.#options.encode(body, encoding)
      variants.set(encoding, variantOf([...common, 'Content-Encoding', encoding], bytes))
      // With the first that nearly everybody takes, nobody is sent more than by Next.
      this.#kept.set(path, kept)
    }
    this.#beingMade.delete(path)
  }
}

const variantOf = (headers: string[], body: Buffer): Variant => ({
  headers: [...headers, 'Content-Length', String(body.length)],
  body,
})

function best({ variants }: Kept, accept: string | undefined): Variant {
  for (const way of waysFor(accept)) {
    const variant = variants.get(way)
    if (variant) return variant
  }
  throw new Error('Nothing is kept that goes to everybody')
}

/** Asked for as any browser does that opens a page or loads a file: not a part of it, and not React's data alone. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.rsc === undefined &&
    headers.range === undefined &&
    headers['next-action'] === undefined &&
    headers['content-type'] === undefined &&
    (headers['if-modified-since'] === undefined || headers['if-none-match'] !== undefined)
  )
}

function isSameForEverybody(res: ServerResponse): boolean {
  return (
    res.statusCode === 200 &&
    !res.hasHeader('set-cookie') &&
    !res.hasHeader('content-range') &&
    // Next answers with what is too old, and makes it anew meanwhile.
    res.getHeader('x-nextjs-cache') !== 'STALE' &&
    !/private|no-store/.test(textOf(res.getHeader('cache-control')))
  )
}

function collect(res: ServerResponse, chunks: Buffer[]): void {
  const write = res.write.bind(res) as (...args: unknown[]) => boolean
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse
  const add = (chunk: unknown) => {
    if (chunk && typeof chunk !== 'function') chunks.push(Buffer.from(chunk as string | Uint8Array))
  }
  res.write = (...args: unknown[]) => {
    add(args[0])
    return write(...args)
  }
  res.end = (...args: unknown[]) => {
    add(args[0])
    return end(...args)
  }
}

function flat(headers: OutgoingHttpHeaders, etag: string | undefined): string[] {
  const named = Object.entries({ ...headers, ...(etag && { etag }) })
  return named
    .filter(([name]) => !NOT_KEPT.includes(name))
    .flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]))
}

const withId = (headers: string[], requestId: string) => [...headers, 'X-Request-Id', requestId]

/** The same page in another encoding has other bytes, so its tag can only be weak. */
const weak = (etag: string) => (etag.startsWith('W/') ? etag : `W/${etag}`)

/** Whether a list of tags, as a client sends it, names this one; compared weakly. */
function isNamed(etag: string, list: string): boolean {
  if (list.trim() === '*') return true
  return list.split(',').some((one) => weak(one.trim()) === etag)
}

const textOf = (value: OutgoingHttpHeaders[string]) => [value ?? ''].flat().join(', ')
