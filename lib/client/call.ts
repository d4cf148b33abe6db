import type { Contract } from '@/lib/api/all'
import { type AnswerOf, type BodyInput, type Entry, needsSession, pathOf } from '@/lib/api/endpoint'
import type { ErrorEnvelope } from '@/lib/api/error-envelope'
import { ApiError, ERROR_STATUS, type ErrorCode } from '@/lib/api/errors'
import { failureMessages } from '@/lib/messages/failure'
import { MADE_UP_GROUP } from '@/lib/routes'
import { whileBusy } from './busy'
import { proof, signInAgain } from './interruption'
import { readAccessToken, renewAccessToken } from './session'
import { setWait } from './waits'

/** The endpoint behind an entry, for the compiler alone. */
type EndpointOf<E extends Entry> = Contract[`${E['method']} ${E['path']}` & keyof Contract]
/** What a call sends. */
export type SentTo<E extends Entry> = BodyInput<EndpointOf<E>>
/** What a call is answered with. */
export type AnswerFrom<E extends Entry> = AnswerOf<EndpointOf<E>>

interface CallOptions<E extends Entry> {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: SentTo<E>
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
export async function call<E extends Entry>(
  entry: E,
  options: CallOptions<E> = {},
): Promise<AnswerFrom<E>> {
  const response = await requestProven(entry, options)
  if (!response.ok) throw await toError(entry, response)
  if (response.status === 204) return undefined as AnswerFrom<E>
  return orNoAnswer(response.json() as Promise<AnswerFrom<E>>)
}

/** How long a file is waited for that others stand before: the person need not press again. */
const IN_LINE_MS = 60_000

/** Like `call`, for an endpoint that answers with a file. */
export async function download<E extends Entry>(
  entry: E,
  options: CallOptions<E> = {},
): Promise<{ blob: Blob; fileName: string }> {
  const response = await whileBusy(() => requestFile(entry, options), { forMs: IN_LINE_MS })
  const disposition = response.headers.get('content-disposition') ?? ''
  return {
    blob: await orNoAnswer(response.blob()),
    fileName: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'report.pdf',
  }
}

async function requestFile<E extends Entry>(entry: E, options: CallOptions<E>): Promise<Response> {
  const response = await requestSignedIn(entry, options)
  if (!response.ok) throw await toError(entry, response)
  return response
}

/** Sends a call again that was refused because the password was not shown lately, once the person has shown it. */
async function requestProven<E extends Entry>(
  entry: E,
  options: CallOptions<E>,
): Promise<Response> {
  const response = await requestSignedIn(entry, options)
  if (response.status !== 403) return response
  const envelope = await readEnvelope(response.clone())
  if (envelope?.code !== 'proof_needed' || !(await proof.ask())) return response
  return requestSignedIn(entry, options)
}

/**
 * A bearer token lives an hour; an expired one is renewed from the cookie, once. Where the session itself has ended,
 * the person is asked to log in, and the call is sent again.
 */
async function requestSignedIn<E extends Entry>(
  entry: E,
  options: CallOptions<E>,
): Promise<Response> {
  const response = await request(entry, options)
  if (!mayBeSignedOut(entry, response)) return response
  const isKnown = readAccessToken() !== null
  if (isKnown && (await renewAccessToken())) {
    return response.status === 401 ? request(entry, options) : response
  }
  const hasEnded = isKnown || needsSession(entry.access)
  return hasEnded && (await signInAgain.ask()) ? request(entry, options) : response
}

/** Without a session, what only some may see does not exist. */
function mayBeSignedOut({ access }: Pick<Entry, 'access'>, { status }: Response): boolean {
  if (status === 401) return true
  return status === 404 && ['admin', 'result', 'premium'].includes(access)
}

async function request<E extends Entry>(
  entry: E,
  { params, query, body, idempotencyKey, signal, keepalive }: CallOptions<E>,
): Promise<Response> {
  if (params?.id === MADE_UP_GROUP) {
    throw new ApiError('method_not_allowed', failureMessages.groups.madeUp)
  }
  setWait(entry, null)
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const headers = new Headers()
  const token = readAccessToken()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  const send = () =>
    fetch(pathOf(entry.path, params) + search, {
      method: entry.method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      keepalive,
    })
  return orNoAnswer(entry.renewsGuest ? inTurn(send) : send())
}

/**
 * Nothing but the network and the clock ends a request or the reading of its answer. Browsers name a call that ran out of
 * time TimeoutError, and WebKit AbortError.
 */
function orNoAnswer<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(() => {
    throw new NoAnswer()
  })
}

/**
 * Runs calls that may change the guest cookie one after the other, over all tabs, so that each sends the cookie which
 * the answer before it has set. Browsers have locks under https only, and deny them where they keep nothing; without them
 * calls may overlap.
 */
async function inTurn(send: () => Promise<Response>): Promise<Response> {
  let sent: Promise<Response> | undefined
  try {
    await navigator.locks.request('discern:guest', () => {
      sent = send()
      return sent
    })
  } catch {
    // Denied, or the call itself failed.
  }
  return sent ?? send()
}

async function toError(
  entry: Pick<Entry, 'method' | 'path'>,
  response: Response,
): Promise<ApiError> {
  const envelope = await readEnvelope(response)
  const code: ErrorCode = envelope && envelope.code in ERROR_STATUS ? envelope.code : 'unexpected'
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  if (code === 'too_many_requests') setWait(entry, retryAfter ?? null)
  return new ApiError(
    code,
    envelope?.error ?? failureMessages.api.unexpected,
    envelope?.fields,
    retryAfter,
  )
}

/** Null for a failure that is not the server's own, as of a proxy on the way. */
function readEnvelope(response: Response): Promise<ErrorEnvelope | null> {
  return response.json().catch(() => null)
}
