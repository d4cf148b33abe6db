import 'server-only'
import { randomUUID } from 'node:crypto'
import { cookies as cookiesOf } from 'next/headers'
import type { z } from 'zod'
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  isForOwnPages,
  needsSession,
  type ParamsOf,
  type QueryOf,
  WHOLE_ANSWER,
} from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import { plainWords } from '@/lib/api/plain-words'
import { messages } from '@/lib/messages'
import { clientAddress } from '../base/addresses'
import { withinLimits } from '../base/limits'
import { log } from '../base/log'
import { findUnstorable } from '../base/storable'
import { requireAdmin } from '../viewer/admin'
import {
  getCookieCaller,
  getViewer,
  listCarriedSessions,
  requireSession,
  type Viewer,
} from '../viewer/viewer'
import { type CallerOf, resolveCaller } from './access'
import { readJson, readText } from './body'
import { renewCookies } from './cookie-renewal'
import { failure } from './failure'
import { StreamedAnswer, streamJson } from './json-stream'
import { assertSameOrigin } from './origin'
import { newSteps, type Steps } from './timing'
import { WrittenAnswer } from './written-answer'

interface Call<E> {
  viewer: CallerOf<E>
  /** From which network address, as limits count it. */
  client: string
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Of an endpoint that takes it as it came; else ''. */
  rawBody: string
  /** The Idempotency-Key header of an endpoint that reads one. */
  idempotencyKey: string | null
  headers: Headers
  /** Adds a Set-Cookie header to the answer. */
  setCookie: (header: string) => void
}

type Answer<E> = AnswerOf<E> | StreamedAnswer<AnswerOf<E>> | WrittenAnswer | Response

type Work<E> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>

interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>
}

interface Asked {
  request: Request
  context: RouteContext
  /** What a failure answers; it is written to the log. */
  fail: (error: unknown) => Response
  /** Undefined unless timing is shown. */
  steps: Steps | undefined
  /** Once it is known who asks. */
  viewer?: Viewer
}

/** Binds an endpoint to its function. Everything that every endpoint must do is done here, once. */
export function handler<E extends Endpoint<never, never, never, never> | Endpoint>(
  endpoint: E,
  work: Work<E>,
) {
  return async (request: Request, context: RouteContext): Promise<Response> => {
    const requestId = request.headers.get('x-request-id') ?? randomUUID()
    const started = performance.now()
    const fail = (error: unknown) => failure(error, requestId)
    const steps = newSteps()
    const asked: Asked = { request, context, fail, steps }
    let refused: object | undefined
    const response = await answer(endpoint, work, asked).catch(async (error) => {
      refused = await refusal(error, asked)
      return fail(error)
    })
    if (steps) response.headers.set('Server-Timing', steps.header())
    response.headers.set('X-Request-Id', requestId)
    const isLasting = endpoint.lasting && response.ok
    response.headers.set('Cache-Control', isLasting ? 'no-cache' : 'private, no-store')
    log[endpoint.byTheClock && response.ok ? 'debug' : 'info']({
      request: requestId,
      method: endpoint.method,
      // The declared path, not the asked one: ids stay out of the log.
      path: endpoint.path,
      status: response.status,
      ms: Math.round(performance.now() - started),
      ...refused,
    })
    return response
  }
}

async function answer<E extends Endpoint<never, never, never, never> | Endpoint>(
  endpoint: E,
  work: Work<E>,
  asked: Asked,
): Promise<Response> {
  const { request, context, steps } = asked
  // The body is read before the viewer is looked up, so that a right that ends while the body arrives has ended. What
  // is wrong with the body is reported later, only to callers who have the right.
  const sent = readBody(endpoint, request)
  await sent.catch(() => {})
  steps?.mark('body')
  const viewer = await viewerFor(endpoint)
  asked.viewer = viewer
  steps?.mark('viewer')
  const client = clientAddress(request.headers)
  // Checked first, so that callers who are not admins get 404 whatever they send.
  const admin = endpoint.access === 'admin' ? requireAdmin({ viewer, client }) : null
  // Another site can make a browser send its cookies, but not a bearer token.
  if (isForOwnPages(endpoint) && viewer.session?.carrier !== 'bearer') assertSameOrigin(request)
  if (needsSession(endpoint.access)) requireSession(viewer)
  // Cookies that the work sets come later in the answer, so the browser keeps those.
  const cookies = endpoint.anonymous ? [] : await renewCookies(await cookiesOf(), endpoint)
  const params = check(endpoint.params, await context.params, 'params') as ParamsOf<E>
  // Checked before query and body, so that callers who may not see the row get 404 whatever else they send.
  const named = { ...(params as { id?: string; code?: string } | undefined) }
  const call: Call<E> = {
    viewer: (admin ?? (await resolveCaller(endpoint, viewer, named))) as CallerOf<E>,
    client,
    params,
    query: check(endpoint.query, readQuery(request.url), 'query') as QueryOf<E>,
    body: check(endpoint.body, (await sent).json, 'body') as BodyOf<E>,
    rawBody: (await sent).text,
    headers: request.headers,
    idempotencyKey: endpoint.idempotent ? readIdempotencyKey(request) : null,
    setCookie: (header) => cookies.push(header),
  }
  steps?.mark('access')
  const result = await withinLimits(endpoint, { viewer, client }, () => work(call))
  steps?.mark('work')
  const response = await toResponse(endpoint, result, asked)
  steps?.mark('write')
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

/** Refusals that may be a try at another person's data. */
const REFUSALS: readonly number[] = [401, 403, 404, 429]

/** What the log says of a refusal: why, whom (also where their session has ended), and from where. */
async function refusal(error: unknown, { request, viewer }: Asked): Promise<object | undefined> {
  if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) return undefined
  const [ended] = viewer?.session ? [] : await listCarriedSessions()
  const account = viewer?.session?.user.id ?? ended?.userId ?? null
  return { code: error.code, account, client: clientAddress(request.headers) }
}

/** What the endpoint takes of a body; of one that it does not take, nothing is read. */
async function readBody(
  { body, rawBody }: Pick<Endpoint, 'rawBody'> & { body?: unknown },
  request: Request,
): Promise<{ json?: unknown; text: string }> {
  if (body) return { json: await readJson(request), text: '' }
  return { text: rawBody ? await readText(request) : '' }
}

const ANONYMOUS: Viewer = {
  session: null,
  guestId: null,
  openedLinks: [],
  device: { browser: null, system: null },
}

function viewerFor({ anonymous, carrier }: Pick<Endpoint, 'anonymous' | 'carrier'>) {
  if (anonymous) return ANONYMOUS
  return carrier === 'cookie' ? getCookieCaller() : getViewer()
}

async function toResponse(
  { response, status, fileName }: Pick<Endpoint, 'response' | 'status' | 'fileName'>,
  result: unknown,
  { fail }: Pick<Asked, 'fail'>,
): Promise<Response> {
  if (result instanceof Response) return result
  if (response === 'none') {
    const headers = status === 204 ? undefined : { [WHOLE_ANSWER]: '1' }
    return new Response(null, { status, headers })
  }
  // Strict both ways: a field that the contract does not name cannot leave the server.
  const schema = response as z.ZodType
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (fileName) headers.set('Content-Disposition', `attachment; filename="${fileName}"`)
  if (result instanceof StreamedAnswer) {
    return new Response(await streamJson(schema, result, fail), { status, headers })
  }
  const json = result instanceof WrittenAnswer ? result.json : JSON.stringify(schema.parse(result))
  headers.set(WHOLE_ANSWER, '1')
  return new Response(json, { status, headers })
}

function check(schema: unknown, value: unknown, part: string): unknown {
  if (!schema) return undefined
  const parsed = (schema as z.ZodType).safeParse(value, { error: plainWords })
  if (parsed.success) return storable(parsed.data)
  const fields: Record<string, string> = Object.create(null)
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || part]
    for (const name of names) fields[name] ??= issue.message
  }
  throw new ApiError('invalid', messages.api.invalid, fields)
}

/** Whichever column it is stored in later. */
function storable(value: unknown): unknown {
  const field = findUnstorable(value)
  if (field === null) return value
  throw new ApiError('invalid', messages.api.invalid, {
    [field]: 'Please leave out control characters.',
  })
}

/** A name that comes twice is a mistake or an attack, so it is refused rather than chosen from. */
function readQuery(url: string): Record<string, string> {
  const query: Record<string, string> = {}
  const start = url.indexOf('?')
  if (start < 0) return query
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    if (Object.hasOwn(query, name)) {
      throw new ApiError('invalid', messages.api.invalid, {
        [name]: 'This is given more than once.',
      })
    }
    query[name] = value
  }
  return query
}

/** 22 characters of its alphabet carry 128 bits: long enough that no two callers meet by chance. */
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{22,64}$/

function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !IDEMPOTENCY_KEY.test(key)) {
    throw new ApiError('invalid', messages.api.invalid, {
      'Idempotency-Key': 'Use 22 to 64 letters, digits, - or _, for example a UUID.',
    })
  }
  return key
}
