/** Requests made from the OpenAPI document: by its schemas, almost by its schemas, and hostile. Seeded. */
import fc from 'fast-check'
import { PASSWORD } from '../people'

/** What the arbitraries read of a JSON schema. */
interface Schema {
  type?: string
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  pattern?: string
  minLength?: number
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

export interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body?: Schema
}

export interface HostileRequest {
  method: string
  /** With its query. */
  url: string
  headers: Record<string, string>
  body?: string
}

/** Stands for an id of the caller's: put in when the request is sent, so that a seed always makes the same requests. */
export const OWN_IDS = ['{result}', '{draft}', '{group}', '{user}'] as const

const TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udfff', '\u202e', '\u200b', '\r\nX: y', '😀'.repeat(30)],
  ...["' OR 1=1 --", '%00', '%', '\\', '<script>', '__proto__', 'constructor', '../..'],
  ...['null', 'NaN', '-1', '1e309', '2147483648', '9223372036854775808', '6', 'CS', 'FREE'],
  ...['x'.repeat(36), 'x'.repeat(300), 'x'.repeat(9_000), 'A'.repeat(43), 'ﬃ'.repeat(250)],
  ...[PASSWORD, 'ada@example.com', `${'a'.repeat(250)}@example.com`, 'a@b', 'ada@exämple.com'],
  '00000000-0000-0000-0000-000000000000',
]
const DAYS = [
  ...['0000-01-01', '0001-01-01', '1900-01-01', '2024-02-30', '2026-01-05', '2026-01-25'],
  ...['9999-12-31'],
  ...['-000001-01-01', '+010000-01-01', '275760-09-13', '4714-11-24 BC', 'infinity'],
]
const TIMES = DAYS.map((day) => `${day}T00:00:00Z`)
const NUMBERS = [0, -0, 1, -1, 1.5, 1e-7, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308]

const ids = fc.oneof(fc.constantFrom<string>(...OWN_IDS), fc.uuid())
const text = fc.oneof(
  fc.constantFrom(...TEXTS, ...DAYS, ...TIMES),
  ids,
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const moment = fc
  .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** The place of a row in a list, as a page hands it out, with something else in it. */
const cursor = fc
  .oneof(
    fc.tuple(fc.oneof(moment, fc.constantFrom(...TIMES), text), fc.uuid()),
    fc.tuple(text, text, fc.uuid()),
    fc.array(fc.oneof(text, moment), { maxLength: 3 }),
  )
  .map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'))

/** Values that a schema accepts, with a hostile one now and then. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  if (schema.type === 'array') {
    const { minItems: minLength = 0, maxItems = 5 } = schema
    const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 30)) }
    return fc.array(slightlyOff(schema.items ?? {}, 20), bounds)
  }
  if (schema.type === 'object') {
    const parts = Object.entries(schema.properties ?? {})
    const arbitraries: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
      parts.map(([name, part]) => [name, BY_NAME[name] ?? slightlyOff(part, 4)]),
    )
    return fc.record(arbitraries, { requiredKeys: schema.required ?? [] })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  if (schema.format === 'date') return fc.oneof(fc.constantFrom(...DAYS), moment.map(toDay))
  if (schema.format === 'date-time') return fc.oneof(fc.constantFrom(...TIMES), moment)
  if (schema.format === 'uuid') return ids
  return textOf(schema)
}

/** What a schema cannot say: what would get further than the check of its shape. */
const BY_NAME: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.oneof(fc.emailAddress(), text),
  password: fc.oneof(fc.constant(PASSWORD), text),
  current_password: fc.oneof(fc.constant(PASSWORD), text),
}

function textOf({ pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 100)) }
  // fast-check knows no classes of Unicode.
  if (!pattern || pattern.includes('\\P{')) return fc.oneof(fc.string(length), text)
  return fc.oneof(fc.stringMatching(new RegExp(pattern)), text)
}

const toDay = (time: string) => time.slice(0, 10)

function numberOf({ type, minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<number> {
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
  const clamp = (bound: number) => Math.max(-(2 ** 31), Math.min(2 ** 31, bound))
  return fc.integer({ min: clamp(minimum), max: clamp(maximum) })
}

const anything = fc.oneof(text, fc.constantFrom(...NUMBERS), fc.jsonValue({ maxDepth: 3 }))

/** One in so many is something else. */
function slightlyOff(schema: Schema, one: number): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: one, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: schema.type === 'string' ? text : anything },
  )
}

/** In an address everything is text. */
function parameterOf({ name, schema }: Parameter): fc.Arbitrary<string> {
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const meant = name === 'cursor' ? cursor : fitting(schema).map(asText)
  return fc.oneof({ weight: 8, arbitrary: meant }, { weight: 1, arbitrary: text })
}

const HEADERS = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        ...['Accept-Language', 'Range', 'If-None-Match', 'X-Forwarded-For', 'Forwarded', 'Cookie'],
        ...['Accept-Encoding', 'Idempotency-Key', 'X-Middleware-Subrequest', 'Next-Url', 'Accept'],
      ),
      fc.oneof(
        fc.constantFrom('', '*', 'bytes=0-', '%', 'a=%', '../..', `${'x'.repeat(2_000)}`),
        fc.stringMatching(/^[!-~]{1,40}$/),
      ),
      { maxKeys: 3 },
    ),
  },
)

/** Half of a surrogate pair cannot be in an address. */
const encode = (value: string) => encodeURIComponent(Buffer.from(value).toString())

/** Requests to one operation. */
export function requestsTo(operation: Operation): fc.Arbitrary<HostileRequest> {
  const { method, path, parameters, body } = operation
  const of = (place: Parameter['in']) => parameters.filter((one) => one.in === place)
  const record = (place: Parameter['in'], requiredKeys?: string[]) =>
    fc.record(
      Object.fromEntries(of(place).map((one) => [one.name, parameterOf(one)])),
      requiredKeys ? { requiredKeys } : {},
    )
  return fc
    .record({
      inPath: record('path'),
      query: record('query', []),
      stray: fc.oneof(
        { weight: 12, arbitrary: fc.constant('') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('a=1', '__proto__=1', 'q=%ff', '=', '&&', '%00=%00'),
        },
      ),
      headers: HEADERS,
      sent: body ? bodyOf(body) : fc.constant(undefined),
    })
    .map(({ inPath, query, stray, headers, sent }) => {
      const filled = path.replace(
        /\{(\w+)\}/g,
        (_, name: string) => encode(inPath[name] ?? '') || '-',
      )
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value ?? '')}`)
      const search = [...pairs, ...(stray ? [stray] : [])].join('&')
      const typed: Record<string, string> =
        sent === undefined ? {} : { 'Content-Type': 'application/json' }
      const url = search ? `${filled}?${search}` : filled
      return { method, url, headers: { ...headers, ...typed }, body: sent }
    })
}

/** Mostly JSON of the right shape; else other JSON, or none. */
function bodyOf(schema: Schema): fc.Arbitrary<string> {
  const json = (arbitrary: fc.Arbitrary<unknown>) =>
    arbitrary.map((value) => JSON.stringify(value) ?? 'null')
  return fc.oneof(
    { weight: 10, arbitrary: json(fitting(schema)) },
    { weight: 1, arbitrary: json(anything) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...['', '{', '{"__proto__":{"a":1}}', '[]', 'nan', '\u0000', '{"a":1,"a":2}', '1e999'],
        '['.repeat(30_000),
        `{"email":"${'x'.repeat(66_000)}"}`,
      ),
    },
  )
}

/** Events as Stripe could send them, to the last field or not at all. */
export const stripeEvents: fc.Arbitrary<string> = fc.oneof(
  fc
    .record({
      id: text,
      object: fc.constantFrom<unknown>('event', 'v2.core.event', 1),
      type: fc.constantFrom('payment_intent.succeeded', 'charge.refunded', 'customer.created'),
      data: fc.oneof(
        anything,
        fc.record({
          object: fc.oneof(
            anything,
            fc.record(
              {
                object: fc.constantFrom<unknown>('payment_intent', 'charge', 'dispute', null, 7),
                id: fc.oneof(text, fc.constantFrom<unknown>('pi_1', 'pi_\0', null, {})),
                payment_intent: fc.oneof(text, anything, fc.record({ id: anything })),
              },
              { requiredKeys: [] },
            ),
          ),
        }),
      ),
    })
    .map((event) => JSON.stringify(event)),
  fc.constantFrom('', 'null', '[]', '1', '"x"', '{', '{"data":null}', '{"data":{"object":null}}'),
)

/** The operations of the document at /api/openapi.json. */
export function operationsOf(document: {
  paths: Record<string, Record<string, unknown>>
}): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, declared]) => {
      const { parameters = [], requestBody } = declared as {
        parameters?: Parameter[]
        requestBody?: { content: { 'application/json': { schema: Schema } } }
      }
      const body = requestBody?.content['application/json'].schema
      return { method: method.toUpperCase(), path, parameters, body }
    }),
  )
}
