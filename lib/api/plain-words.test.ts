import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from './all'
import { plainWords } from './plain-words'

/** A schema's shape, as far as wrong values for it are made. */
interface Shape {
  properties?: Record<string, Shape>
  items?: Shape | false
  prefixItems?: Shape[]
  anyOf?: Shape[]
  oneOf?: Shape[]
}

const WRONG = [undefined, null, 7, -1, 1.5, 'x', '', true, [], ['x'], {}, { x: 1 }, 'x'.repeat(300)]

/** A value of this shape with the same wrong one at each of its leaves, and without the shape. */
function* filled(shape: Shape, wrong: unknown): Generator<unknown> {
  yield wrong
  const { properties, items, prefixItems, anyOf, oneOf } = shape
  for (const one of anyOf ?? oneOf ?? []) yield* filled(one, wrong)
  if (properties) {
    const parts = Object.entries(properties).map(
      ([name, of]) => [name, [...filled(of, wrong)]] as const,
    )
    const most = Math.max(1, ...parts.map(([, values]) => values.length))
    for (let at = 0; at < most; at++)
      yield Object.fromEntries(parts.map(([name, values]) => [name, values[at % values.length]]))
  }
  const item = prefixItems?.[0] ?? items
  if (item)
    for (const one of filled(item, wrong)) yield wrong === 'x' ? Array(600).fill(one) : [one]
}

function* messagesOf(issues: readonly z.core.$ZodIssue[]): Generator<string> {
  for (const issue of issues) yield issue.message
}

/** What the validator says by itself. */
const RAW = /Invalid|[Ee]xpected|received|Too (big|small)|Unrecognized|pattern|>=|<=/

const PARTS = ENDPOINTS.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [{ name: `${part} of ${method} ${path}`, schema: schema as z.ZodType }] : [],
  ),
)

describe('a wrong value is said in a plain sentence', () => {
  it.each(PARTS)('$name', ({ schema }) => {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
    const said = new Set<string>()
    for (const wrong of WRONG)
      for (const value of filled(shape, wrong)) {
        const { error } = schema.safeParse(value, { error: plainWords })
        for (const message of messagesOf(error?.issues ?? [])) said.add(message)
      }
    expect([...said].filter((message) => RAW.test(message))).toEqual([])
  })

  it('that says what should be there', () => {
    const said = (schema: z.ZodType, value: unknown) =>
      schema.safeParse(value, { error: plainWords }).error?.issues[0]?.message
    expect(said(z.string(), [])).toBe('This should be text.')
    expect(said(z.string(), undefined)).toBe('Please fill this in.')
    expect(said(z.enum(['day', 'week', 'month']), 'year')).toBe(
      'This should be day, week or month.',
    )
    expect(said(z.array(z.int()).max(2), [1, 2, 3])).toBe('This should be a list of at most 2.')
    expect(said(z.string().min(1, 'Name it.'), '')).toBe('Name it.')
  })
})
