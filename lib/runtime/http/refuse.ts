/** Requests that this server answers itself, because no page or call of the product makes them. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { z } from 'zod'
import { MAX_BODY_BYTES } from '@/lib/api/endpoint'
import type { ErrorEnvelope } from '@/lib/api/error-envelope'
import { ERROR_STATUS, type ErrorCode } from '@/lib/api/errors'
import { DEFAULT_LANGUAGE, type Language, pathIn } from '@/lib/languages/languages'
import { isLoopback } from '@/lib/loopback'
import { messages } from '@/lib/messages'
import { log } from '@/lib/server/base/log'
import { leadOf } from '@/lib/unknown-path'
import { isApi, pathOf } from './path'

/** Why a request is refused. */
export interface Refusal {
  code: ErrorCode
  /** For the person who asked. */
  error: string
  /** For the log, where an operator should hear of it. */
  why?: string
}

const { api } = messages
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Pages are read only; only the API takes other methods. There are no Server Actions. */
const PAGE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** A body of more than MAX_BODY_BYTES, be it by what its header says or by what has come of it. */
export const TOO_LARGE: Refusal = { code: 'too_large', error: api.tooLarge }

export const NOT_FOUND: Refusal = { code: 'not_found', error: api.notFound }

export const METHOD_NOT_ALLOWED: Refusal = {
  code: 'method_not_allowed',
  error: api.methodNotAllowed,
}

/** Null for a request that may pass. A private copy is one that only this machine reaches. */
export function refusalOf(req: IncomingMessage, isPrivate: boolean): Refusal | null {
  const { headers, method = '' } = req
  // A host name that a stranger points to this machine could read here what only this machine may; an address cannot.
  const host = hostName(req)
  if (isPrivate && host && !isLoopback(host) && !isAddress(host)) {
    const why = 'asked for by another name than APP_URL'
    return { code: 'forbidden_origin', error: api.localOnly, why }
  }
  if (!(isApi(req) ? METHODS : PAGE_METHODS).includes(method)) {
    return METHOD_NOT_ALLOWED
  }
  if (!isReadable(req)) return NOT_FOUND
  if (headers.rsc !== undefined && !hasReadableState(req)) {
    return { code: 'malformed', error: api.unreadable, why: 'malformed Next-Router-State-Tree' }
  }
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') {
    return { code: 'unsupported_media_type', error: api.compressed }
  }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    return TOO_LARGE
  }
  return null
}

/** Most paths have no letter that could be anything else. */
const PLAIN_PATH = /^\/[\w/-]*$/

/** A path that cannot be decoded, that climbs, or that no page of ours can have. */
function isReadable(req: IncomingMessage): boolean {
  const asked = pathOf(req)
  if (PLAIN_PATH.test(asked)) return true
  try {
    const path = decodeURIComponent(asked)
    const climbs = path.split('/').some((part) => part === '.' || part === '..')
    return path.startsWith('/') && !path.includes('\0') && !climbs
  } catch {
    return false
  }
}

/** The state of Next's router is a few hundred characters. */
const MOST_STATE_LENGTH = 8_000

const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), z.array(z.string()).nullable()]),
])

/** The segment of a layout or page, and what it shows in its slots; then what React still wants of it. */
const routerState: z.ZodType = z.tuple([
  segment,
  z.record(
    z.string(),
    z.lazy(() => routerState),
  ),
  z.tuple([z.string(), z.string()]).nullable().optional(),
  z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullable().optional(),
  z.number().nullable().optional(),
  z.string().optional(),
])

/** Next answers 500 to a state of the router that it cannot read. A browser that follows no link yet sends none. */
function hasReadableState({ headers }: IncomingMessage): boolean {
  const state = headers['next-router-state-tree']
  if (state === undefined) return true
  if (typeof state !== 'string' || state.length > MOST_STATE_LENGTH) return false
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(state))).success
  } catch {
    return false
  }
}

/** What was read last: nearly all requests ask by one name. */
let lastRead = { host: '', name: '' }

/** The name that was asked for, without its port; '' for none. */
function hostName({ headers }: IncomingMessage): string {
  const host = headers.host ?? ''
  if (host !== lastRead.host) {
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
    lastRead = { host, name }
  }
  return lastRead.name
}

const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) !== 0

/** Answers a refusal in the API's envelope, for pages, too. */
export function refuse(res: ServerResponse, { code, error, why }: Refusal, request: string): void {
  const status = ERROR_STATUS[code]
  if (why) log.info({ request, status }, why)
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Cache-Control', 'private, no-store')
  // A body that we do not read would stand before the next request.
  if (status === 413 || status === 415) res.setHeader('Connection', 'close')
  res.end(JSON.stringify({ error, code } satisfies ErrorEnvelope))
}

/**
 * Answers what asks for a type or a policy that there is not, where Next would lead React in a circle, or for a language
 * that is not open. Leads on in `language`.
 */
export function leadAway(res: ServerResponse, path: string, language: Language = DEFAULT_LANGUAGE) {
  const { to, status } = leadOf(decodeURIComponent(path).split('/').filter(Boolean))
  const headers = { Location: pathIn(language, to), 'Cache-Control': 'private, no-store' }
  res.writeHead(status, headers).end()
}

/** Pages of these rooms are made with the build, and no others. */
export const isInBuiltRoom = (path: string) => /^\/(types|legal)\/./.test(path)
