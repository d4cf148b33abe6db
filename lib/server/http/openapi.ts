import 'server-only'
import { z } from 'zod'
import { ENDPOINTS } from '@/lib/api/all'
import { type Endpoint, isForOwnPages, needsSession } from '@/lib/api/endpoint'
import { errorEnvelope } from '@/lib/api/error-envelope'
import { ERROR_STATUS, type ErrorCode } from '@/lib/api/errors'
import { PRODUCT } from '@/lib/product'
import { cookieName } from '../base/cookie-header'
import { GUEST_COOKIE } from '../viewer/guest-cookie'
import { sessionCookieName } from '../viewer/tokens'

/** What any endpoint may answer besides its own errors. */
const COMMON_ERRORS: readonly ErrorCode[] = ['unexpected', 'unavailable']
const BODY_ERRORS: readonly ErrorCode[] = [
  'malformed',
  'too_large',
  'unsupported_media_type',
  'invalid',
]

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds until the call may be tried again',
    schema: { type: 'integer' },
  },
}

/** The OpenAPI 3.1 document, generated from the schemas that validate. */
export function buildOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT} API`, version: '1' },
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

function operation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: securityOf(endpoint) }),
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

/** Ways to say who is asking, any of which will do. */
function securityOf({ access, carrier }: Endpoint) {
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
    const schema =
      response === 'text/csv' || response === 'text/plain'
        ? { type: 'string' }
        : { type: 'string', format: 'binary' }
    return { description: summary, content: { [response]: { schema } } }
  }
  return { description: summary, content: { 'application/json': { schema: jsonSchema(response) } } }
}

function failures(endpoint: Endpoint) {
  const codes = [
    ...COMMON_ERRORS,
    ...(isForOwnPages(endpoint) ? (['forbidden_origin'] as const) : []),
    ...(endpoint.body ? BODY_ERRORS : []),
    ...(endpoint.params || endpoint.query ? (['invalid'] as const) : []),
    ...(endpoint.limits ? (['too_many_requests'] as const) : []),
    ...(endpoint.errors ?? []),
  ]
  const byStatus = groupByStatus(codes)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: [...new Set(group)].join(', '),
        ...(status === ERROR_STATUS.too_many_requests ? { headers: RETRY_AFTER } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
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
