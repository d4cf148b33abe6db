import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { MAX_BODY_BYTES } from '@/lib/api/endpoint'
import type { ErrorCode } from '@/lib/api/errors'
import { isLoopback } from '@/lib/loopback'
import { messages } from '@/lib/messages'
import { isApi, pathOf } from './asked'

/** Why a request goes no further than the front door. */
export interface Refusal {
  code: ErrorCode
  /** For whoever asked. */
  error: string
  /** For the log, where an operator should hear of it. */
  why?: string
}

const { api } = messages
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Pages are read; only the API is told anything. There are no Server Actions. */
const PAGE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** A body of more than MAX_BODY_BYTES, be it by what its header says or by what has come of it. */
export const TOO_LARGE: Refusal = { code: 'too_large', error: api.tooLarge }

/** Null for a request that may pass. A private copy is one that only this machine reaches. */
export function refusalOf(req: IncomingMessage, isPrivate: boolean): Refusal | null {
  const { headers, method = '' } = req
  // A name that somebody points to this machine could read here what only this machine may; an address cannot.
  const host = hostName(req)
  if (isPrivate && host && !isLoopback(host) && !isAddress(host)) {
    const why = 'asked for by another name than APP_URL'
    return { code: 'forbidden_origin', error: api.localOnly, why }
  }
  if (!(isApi(req) ? METHODS : PAGE_METHODS).includes(method)) {
    return { code: 'method_not_allowed', error: api.methodNotAllowed }
  }
  if (!isReadable(req)) return { code: 'not_found', error: api.notFound }
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

/** An address that cannot be decoded, that climbs, or that is not a path of ours names nothing. */
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

/** Next's own reading of where a browser stands among the pages; it answers one that it cannot read with 500. */
function hasReadableState({ headers }: IncomingMessage): boolean {
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree'])
    return true
  } catch {
    return false
  }
}

/** What was read last: nearly everybody asks by one name. */
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
