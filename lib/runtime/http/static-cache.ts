/**
 * Built pages and files, which all visitors share, kept in memory with their encodings. Each is taken from Next once.
 * The build lists what can be kept, which bounds the memory.
 */

import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { WHOLE_ANSWER } from '@/lib/api/endpoint'
import { faultOf } from '@/lib/server/base/fault'
import { log } from '@/lib/server/base/log'
import { takes } from './accept-encoding'
import { hashPolicy } from './csp'
import { neededByFile, withCharset } from './headers'
import { decodedPathOf } from './path'
import { refuseBroken } from './refusals'

/** A page may be rendered again, for the year in its footer. A file whose name is its hash never changes. */
const FRESH_MS = 60 * 60_000

/** Headers of one answer, or of how its body was sent. */
const NOT_KEPT = [
  ...['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date'],
  ...['x-request-id', 'server-timing', WHOLE_ANSWER],
]

/** What a page loads and a browser never shows as a page: scripts, styles and fonts. */
const LOADED_BY_PAGES = /^((text|application)\/javascript|text\/css|font\/)/

/** Below that, an encoded body is hardly smaller. */
const MIN_ENCODED_BYTES = 1024

/**
 * Of what was not made with the build. The best takes half a second for a large script; this one a thirtieth of that,
 * for a few percent more.
 */
const BROTLI_QUALITY = 9

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** What Next answers. */
interface Answer {
  statusCode: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

interface Variant {
  /** Names and values by turns, as writeHead takes them. */
  headers: string[]
  body: Buffer
}

interface Kept {
  status: number
  plain: Variant
  /** Undefined where they are not smaller. */
  gzip: Variant | undefined
  br: Variant | undefined
  etag: string
  /** For a client that has it already. */
  unchanged: string[]
  until: number
}

interface Options {
  paths: ReadonlySet<string>
  /** Asks Next. */
  ask: (path: string) => Promise<Answer>
  /** Of every answer. */
  headers: Record<string, string>
  /** What the build has of a body in brotli (brotli-files.ts). */
  packed?: (body: Buffer) => Buffer | undefined
  /** Milliseconds. */
  now?: () => number
}

export class StaticCache {
  readonly #kept = new Map<string, Kept>()
  readonly #beingMade = new Map<string, Promise<Kept>>()
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { now: Date.now, packed: () => undefined, ...options }
  }

  has(req: IncomingMessage): boolean {
    return this.#options.paths.has(this.#keyOf(req))
  }

  /** Of a page, whatever its query says; of a file that has one in its address, both. */
  #keyOf(req: IncomingMessage): string {
    const whole = req.url ?? ''
    return this.#options.paths.has(whole) ? whole : decodedPathOf(req)
  }

  /** Answers what is kept here; false for what is not, and for React's data of a page. */
  answer(req: IncomingMessage, res: ServerResponse, requestId: string): boolean {
    if (!this.has(req) || !isForWhole(req)) return false
    const path = this.#keyOf(req)
    const kept = this.#kept.get(path)
    if (kept && kept.until > this.#options.now()) send(req, res, kept, requestId)
    else void this.#answerNew(path, req, res, requestId)
    return true
  }

  async #answerNew(path: string, req: IncomingMessage, res: ServerResponse, requestId: string) {
    try {
      send(req, res, await this.#make(path), requestId)
    } catch (error) {
      log.error({ path, ...faultOf(error) }, 'not rendered')
      refuseBroken(req, res)
    }
  }

  /** All who ask meanwhile wait for the same. */
  #make(path: string): Promise<Kept> {
    const known = this.#beingMade.get(path)
    if (known) return known
    const begun = this.#ask(path).finally(() => this.#beingMade.delete(path))
    this.#beingMade.set(path, begun)
    return begun
  }

  async #ask(path: string): Promise<Kept> {
    const { statusCode, headers, body } = await this.#options.ask(path)
    if (statusCode >= 500) throw new Error(`Next answered ${statusCode}`)
    const isFinal = /immutable/.test(textOf(headers['cache-control']))
    const until = isFinal ? Number.POSITIVE_INFINITY : this.#options.now() + FRESH_MS
    const before = this.#kept.get(path)
    const kept = before?.plain.body.equals(body)
      ? { ...before, until }
      : await keep(
          { statusCode, headers: this.#headersFor(headers, body), body },
          { until, packed: this.#options.packed(body) },
        )
    this.#kept.set(path, kept)
    return kept
  }

  #headersFor(headers: OutgoingHttpHeaders, body: Buffer): OutgoingHttpHeaders {
    const type = textOf(headers['content-type'])
    const isPage = type.startsWith('text/html')
    const policy = isPage && { 'content-security-policy': hashPolicy(body.toString('utf8')) }
    const own = Object.entries(headers).filter(([name]) => !NOT_KEPT.includes(name))
    const all = { ...Object.fromEntries(own), ...this.#options.headers, ...policy }
    return LOADED_BY_PAGES.test(type) ? neededByFile(all) : all
  }
}

async function keep(
  { statusCode, headers, body }: Answer,
  { until, packed }: { until: number; packed: Buffer | undefined },
): Promise<Kept> {
  const isLarge = body.length >= MIN_ENCODED_BYTES
  const gzipped = isLarge ? await compressGzip(body, { level: zlib.Z_BEST_COMPRESSION }) : body
  const isEncoded = gzipped.length < body.length * 0.9
  // Next tags pages and files, and nothing that a route writes.
  const etag = weak(
    textOf(headers.etag) || `"${createHash('sha256').update(body).digest('base64url')}"`,
  )
  const varied = [textOf(headers.vary), 'Accept-Encoding'].filter(Boolean).join(', ')
  const { 'content-type': type, ...rest }: OutgoingHttpHeaders = {
    ...headers,
    etag,
    ...(isEncoded && { vary: varied }),
  }
  const unchanged = flat(rest)
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    headers: [
      ...unchanged,
      ...flat({
        'content-type': withCharset(textOf(type)) || undefined,
        'content-encoding': encoding,
        'content-length': bytes.length,
      }),
    ],
    body: bytes,
  })
  const brotli = () =>
    packed ?? compressBrotli(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  return {
    status: statusCode,
    etag,
    unchanged,
    until,
    plain: variant(body),
    gzip: isEncoded ? variant(gzipped, 'gzip') : undefined,
    br: isEncoded ? variant(await brotli(), 'br') : undefined,
  }
}

function send(req: IncomingMessage, res: ServerResponse, kept: Kept, requestId: string): void {
  const known = req.headers['if-none-match']
  if (kept.status === 200 && known && isNamed(kept.etag, known)) {
    res.writeHead(304, [...kept.unchanged, 'X-Request-Id', requestId]).end()
    return
  }
  const accept = req.headers['accept-encoding'] ?? ''
  const { headers, body } =
    (kept.br && takes('br', accept) && kept.br) ||
    (kept.gzip && takes('gzip', accept) && kept.gzip) ||
    kept.plain
  res.writeHead(kept.status, [...headers, 'X-Request-Id', requestId])
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Asked for as a browser does that opens a page or loads a file, and not for React's data alone. */
const isForWhole = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers.rsc === undefined

function flat(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, String(one)]),
  )
}

/** The same page in another encoding has other bytes, so its tag can only be weak. */
const weak = (etag: string) => (etag.startsWith('W/') ? etag : `W/${etag}`)

/** Whether a list of tags, as a client sends it, names this one; compared weakly. */
function isNamed(etag: string, list: string): boolean {
  if (list.trim() === '*') return true
  return list.split(',').some((one) => weak(one.trim()) === etag)
}

const textOf = (value: OutgoingHttpHeaders[string]) => [value ?? ''].flat().join(', ')
