import { describe, expect, it } from 'vitest'
import { stubEnvironment } from '../base/testing'

stubEnvironment()
const { ENDPOINTS } = await import('@/lib/api/all')
const { buildOpenApi } = await import('./openapi')

interface Operation {
  operationId: string
  tags: string[]
  description: string
  security: object[]
  parameters: { name: string; in: string }[]
  responses: Record<string, unknown>
}

const document = buildOpenApi()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    path,
    ...(operation as Operation),
  })),
)

describe('the OpenAPI document', () => {
  it('says where the API is, and has every endpoint', () => {
    expect(document.servers).toEqual([{ url: 'https://discern.example' }])
    expect(operations).toHaveLength(ENDPOINTS.length)
  })

  it('gives each operation a name of its own, a tag that is described, and its callers', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    const tags = document.tags.map(({ name }) => name)
    expect(new Set(operations.flatMap((one) => one.tags))).toEqual(new Set(tags))
    for (const { call, operationId, description } of operations) {
      expect(operationId, call).toMatch(/^[a-z][A-Za-z]+$/)
      expect(description, call).toMatch(/^(For|Anyone) .+\.$/)
    }
  })

  it('names the credentials of each operation, and none for a public one', () => {
    const isPublic = ({ path, method }: { path: string; method: string }) =>
      ENDPOINTS.some(
        (one) =>
          one.access === 'public' &&
          one.method === method &&
          one.path.replace(/:(\w+)/g, '{$1}') === path,
      )
    for (const { call, security } of operations) {
      const [method = '', path = ''] = call.split(' ')
      expect(security.length === 0, call).toBe(isPublic({ method, path }))
    }
  })

  it('names a failure of each operation, and who is refused', () => {
    for (const { call, security, responses } of operations) {
      const statuses = Object.keys(responses)
      expect(
        statuses.some((status) => /^4/.test(status)),
        call,
      ).toBe(true)
      const isSignedIn = security.length > 0 && !JSON.stringify(security).includes('guest')
      const refused = call.includes('/api/admin/') ? '404' : '401'
      if (isSignedIn) expect(statuses, call).toContain(refused)
    }
  })

  it('declares each parameter of a path', () => {
    for (const { call, path, parameters } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      expect(declared.sort(), call).toEqual(named.sort())
    }
  })
})
