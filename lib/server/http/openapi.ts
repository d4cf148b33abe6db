import 'server-only'
import { z } from 'zod'
import { OPERATIONS } from '@/lib/api/all'
import { type Access, type Endpoint, isForOwnPages, needsSession } from '@/lib/api/endpoint'
import { errorEnvelope } from '@/lib/api/error-envelope'
import { ERROR_STATUS, type ErrorCode } from '@/lib/api/errors'
import { CONTACT_EMAIL, OPERATOR } from '@/lib/operator'
import { PRODUCT } from '@/lib/product'
import { cookieName } from '../base/cookies'
import { env } from '../base/env'
import { once } from '../base/once'
import { GUEST_COOKIE } from '../viewer/guests'
import { sessionCookieName } from '../viewer/tokens'
import { WrittenAnswer } from './written-answer'

/** Errors that every endpoint may answer: the body is read before the caller is known. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  ...(['too_large', 'unsupported_media_type'] as const),
  ...(['unexpected', 'busy', 'unavailable'] as const),
]
const BODY_ERRORS: readonly ErrorCode[] = ['malformed', 'invalid']

/** What it may answer by who may call it. */
const ACCESS_ERRORS: Record<Access, readonly ErrorCode[]> = {
  public: [],
  result: ['not_found'],
  premium: ['not_found', 'premium_required'],
  user: ['not_signed_in'],
  own: ['not_signed_in'],
  member: ['not_signed_in', 'not_found'],
  // An archived group is read-only.
  leader: ['not_signed_in', 'not_found', 'conflict'],
  first_leader: ['not_signed_in', 'not_found', 'conflict'],
  pair: ['not_found'],
  participant: ['not_found'],
  admin: ['not_found'],
}

/** Statuses that say when to come back. */
const COME_BACK: readonly number[] = [ERROR_STATUS.too_many_requests, ERROR_STATUS.busy]

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds until the call may be tried again',
    schema: { type: 'integer' },
  },
}

/** By the first part of a path, what is found there. */
const TAGS: Record<string, string> = {
  auth: 'Registering, signing in and out, passwords and the profile',
  account: 'What an account holds: its sessions, orders, export and end',
  assessment: 'Questions, answers, drafts, and the report as a PDF',
  results: 'Results and complete reports',
  'report-links': 'Mailed links to a complete report',
  'share-links': 'Links that show a style, as those who open one meet them',
  payments: 'Orders, coupons and what Stripe reports',
  'prospective-users': 'Joining the launch list',
  'launch-list': 'Leaving the launch list',
  groups: 'Groups, their members, and comparisons',
  invitations: 'Invitations to groups, as the invited meet them',
  'no-invitations': 'Having no invitations, and having them again, by the link in one',
  pairs: 'Comparisons of two people, without a group',
  'pair-links': 'Links to compare, as the second person meets them',
  join: 'Links to join groups, as those who have one meet them',
  live: 'Taking part in a live session by phone',
  'ended-memberships': 'Memberships that ended when an address was first proven',
  'follow-up': 'Stopping and answering emails that were asked for, by their links',
  'for-teams': 'What HR and works councils ask, as a PDF',
  admin: 'For admins; all others get 404',
  funnel: 'Counts without anyone’s identity',
  health: 'Whether a server lives, and is ready',
  metrics: 'Figures of a server',
  'openapi.json': 'This description',
}

const tagOf = ({ path }: Endpoint) => path.split('/')[2] ?? ''

const CALLERS: Record<Access, string> = {
  public: 'Anyone may call this.',
  result: 'For the owner of the result.',
  premium: 'For readers of the result, once its complete report is unlocked.',
  user: 'For anyone who is signed in.',
  own: 'For anyone who is signed in, about what is theirs.',
  member: 'For members of the group.',
  leader: 'For leaders of the group.',
  first_leader: 'For the first leader of the group.',
  pair: 'For the two people of the comparison.',
  participant: 'For those who take part in the live session.',
  admin: 'For admins. It answers everyone else with 404.',
}

/** The document, written once a process: drawing it up takes as long as some forty other calls. */
export const writeOpenApi = () =>
  once('openapi', () => new WrittenAnswer(JSON.stringify(buildOpenApi())))

/** The OpenAPI 3.1 document, generated from the schemas that validate. */
export function buildOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries(OPERATIONS)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT} API`,
      version: '1',
      description: `What the pages of ${PRODUCT} call. Every failure is a sentence and a code.`,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: {
        name: OPERATOR || PRODUCT,
        url: env.appUrl.origin,
        ...(CONTACT_EMAIL && { email: CONTACT_EMAIL }),
      },
    },
    servers: [{ url: env.appUrl.origin }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Error: jsonSchema(errorEnvelope) },
      securitySchemes: {
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName(GUEST_COOKIE.name),
          description: 'Set by a guest submit',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(),
          description: 'Set by signing in; lives thirty days, and longer when it is renewed',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access_token that signing in answers with; lives one hour',
        },
      },
    },
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function operation(operationId: string, endpoint: Endpoint) {
  return {
    operationId,
    summary: endpoint.summary,
    description: CALLERS[endpoint.access],
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
          },
        }
      : {}),
    ...(endpoint.rawBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: {} } } } }
      : {}),
    responses: { [endpoint.status]: success(endpoint), ...failures(endpoint) },
  }
}

/** Ways to say who is asking, any of which will do; none where none is needed. */
function securityOf({ access, carrier }: Endpoint) {
  if (access === 'public') return []
  const session = carrier === 'cookie' ? [{ session: [] }] : [{ bearer: [] }, { session: [] }]
  return needsSession(access) || access === 'admin' ? session : [{ guest: [] }, ...session]
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

function success({ response, summary }: Endpoint) {
  if (response === 'none') return { description: summary }
  if (typeof response === 'string') {
    const schema = response.startsWith('text/')
      ? { type: 'string' }
      : { type: 'string', format: 'binary' }
    return { description: summary, content: { [response]: { schema } } }
  }
  return { description: summary, content: { 'application/json': { schema: jsonSchema(response) } } }
}

function failures(endpoint: Endpoint) {
  const codes = [
    ...COMMON_ERRORS,
    ...ACCESS_ERRORS[endpoint.access],
    ...(isForOwnPages(endpoint) ? (['forbidden_origin'] as const) : []),
    ...(endpoint.body ? BODY_ERRORS : []),
    ...(endpoint.params || endpoint.query ? (['invalid'] as const) : []),
    ...(endpoint.limits ? (['too_many_requests'] as const) : []),
    ...(endpoint.errors ?? []),
  ]
  const byStatus = groupByStatus(codes)
  const failed = (description: string, mayComeBack = false) => ({
    description,
    ...(mayComeBack ? { headers: RETRY_AFTER } : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  })
  return {
    ...Object.fromEntries(
      [...byStatus].map(([status, group]) => [
        status,
        failed([...new Set(group)].join(', '), COME_BACK.includes(status)),
      ]),
    ),
    // An operation that only redirects has no answer of success, which tools require; so it gets a default.
    ...(endpoint.status >= 300 && { default: failed('Any other failure') }),
  }
}

/** Map.groupBy came with Node 21. */
function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const status = ERROR_STATUS[code]
    groups.set(status, [...(groups.get(status) ?? []), code])
  }
  return groups
}
