import {
  type AnswerOf,
  type BodyInput,
  type Endpoint,
  needsSession,
  pathOf,
} from '@/lib/api/endpoint'
import { ApiError, ERROR_STATUS, type ErrorCode, type ErrorEnvelope } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { proof, signInAgain } from './interruption'
import { readAccessToken, renewAccessToken } from './session'
import { setWait } from './waits'

interface CallOptions<E> {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: BodyInput<E>
  /** Makes a retry safe on endpoints that honor it. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Lets the request outlive the page; for counting. */
  keepalive?: boolean
}

/** The network did not answer at all: offline, or the server is away. */
export class NoAnswer extends Error {
  constructor() {
    super('No answer')
    this.name = 'NoAnswer'
  }
}

/** Calls an endpoint. Throws ApiError for a failure that the server describes, NoAnswer where nothing came back. */
export async function call<E extends Endpoint<never, never, never, never> | Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<AnswerOf<E>> {
  const response = await requestProven(endpoint, options)
  if (!response.ok) throw await toError(endpoint, response)
  if (endpoint.response === 'none') return undefined as AnswerOf<E>
  return (await response.json()) as AnswerOf<E>
}

/** Like `call`, for an endpoint that answers with a file. */
export async function download<E extends Endpoint<never, never, never, never> | Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<{ blob: Blob; fileName: string }> {
  const response = await requestSignedIn(endpoint, options)
  if (!response.ok) throw await toError(endpoint, response)
  const disposition = response.headers.get('content-disposition') ?? ''
  return {
    blob: await response.blob(),
    fileName: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'report.pdf',
  }
}

/** Sends a call again that was refused because the password was not shown lately, once the person has shown it. */
async function requestProven<E extends Endpoint<never, never, never, never> | Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Response> {
  const response = await requestSignedIn(endpoint, options)
  if (!endpoint.errors?.includes('proof_needed') || response.status !== 403) return response
  const { code } = (await response.clone().json()) as ErrorEnvelope
  if (code !== 'proof_needed' || !(await proof.ask())) return response
  return requestSignedIn(endpoint, options)
}

/**
 * A bearer token lives an hour; one that has run out is renewed from the cookie, once. Where the session itself has
 * ended, the person is asked to log in, and the call is sent again.
 */
async function requestSignedIn<E extends Endpoint<never, never, never, never> | Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Response> {
  const response = await request(endpoint, options)
  if (!mayBeSignedOut(endpoint, response)) return response
  const isKnown = readAccessToken() !== null
  if (isKnown && (await renewAccessToken())) {
    return response.status === 401 ? request(endpoint, options) : response
  }
  const hasEnded = isKnown || needsSession(endpoint.access)
  return hasEnded && (await signInAgain.ask()) ? request(endpoint, options) : response
}

/** To whoever is signed out, what only some may see does not exist. */
function mayBeSignedOut({ access }: Pick<Endpoint, 'access'>, { status }: Response): boolean {
  if (status === 401) return true
  return status === 404 && ['admin', 'result', 'premium'].includes(access)
}

async function request<E extends Endpoint<never, never, never, never> | Endpoint>(
  endpoint: E,
  { params, query, body, idempotencyKey, signal, keepalive }: CallOptions<E>,
): Promise<Response> {
  setWait(endpoint, null)
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const headers = new Headers()
  const token = readAccessToken()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  const send = () =>
    fetch(pathOf(endpoint.path, params) + search, {
      method: endpoint.method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      keepalive,
    })
  try {
    return await (endpoint.renewsGuest ? inTurn(send) : send())
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new NoAnswer()
  }
}

/**
 * Runs calls that may change the guest cookie one after the other, over all tabs, so that each sends the cookie which
 * the answer before it has set. Browsers have locks under https only; without them calls may overlap.
 */
function inTurn(send: () => Promise<Response>): Promise<Response> {
  return 'locks' in navigator ? navigator.locks.request('discern:guest', send) : send()
}

async function toError(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  response: Response,
): Promise<ApiError> {
  const envelope = (await response.json().catch(() => null)) as ErrorEnvelope | null
  const code: ErrorCode = envelope && envelope.code in ERROR_STATUS ? envelope.code : 'unexpected'
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  if (code === 'too_many_requests') setWait(endpoint, retryAfter ?? null)
  return new ApiError(
    code,
    envelope?.error ?? messages.api.unexpected,
    envelope?.fields,
    retryAfter,
  )
}
