import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '../../api/endpoint'
import { errorEnvelope } from '../../api/error-envelope'
import { messages } from '../../messages'
import { stubEnvironment } from '../../server/base/testing'

stubEnvironment({})
const { readText } = await import('../../server/http/body')
const { refusalOf } = await import('./refuse')

interface Asked {
  method?: string
  url?: string
  headers?: Record<string, string>
}

/** What a copy for this machine alone says to a request. */
function refusal({ method = 'GET', url = '/', headers = {} }: Asked) {
  const request = { method, url, headers: { host: 'localhost:3000', ...headers } }
  return refusalOf(request as unknown as IncomingMessage, true)
}

const api = '/api/auth/login'

describe('a request', () => {
  it('passes where it is what pages and the API are asked', () => {
    expect(refusal({})).toBeNull()
    expect(refusal({ method: 'HEAD', url: '/types/d?from=a' })).toBeNull()
    expect(refusal({ method: 'POST', url: api })).toBeNull()
    expect(refusal({ headers: { host: '127.0.0.1:3000' } })).toBeNull()
    expect(refusal({ headers: { 'content-encoding': 'identity' } })).toBeNull()
  })

  it.each<[Asked, string]>([
    [{ headers: { host: 'rebound.example' } }, 'forbidden_origin'],
    [{ method: 'TRACE', url: api }, 'method_not_allowed'],
    [{ method: 'POST' }, 'method_not_allowed'],
    [{ url: '/%' }, 'not_found'],
    [{ url: '/a/../b' }, 'not_found'],
    [{ url: '/a%00' }, 'not_found'],
    [{ headers: { rsc: '1', 'next-router-state-tree': '{' } }, 'malformed'],
    [
      { method: 'POST', url: api, headers: { 'content-encoding': 'gzip' } },
      'unsupported_media_type',
    ],
  ])('is refused: %j as %s', (asked, code) => {
    expect(refusal(asked)?.code).toBe(code)
  })

  it('is refused in the sentences of the product, and in its envelope', () => {
    const sentences: string[] = Object.values(messages.api).filter((one) => typeof one === 'string')
    for (const asked of [{ url: '/%' }, { method: 'TRACE' }, { headers: { host: 'x.example' } }]) {
      const { code, error } = refusal(asked) ?? {}
      expect(sentences).toContain(error)
      expect(errorEnvelope.safeParse({ code, error }).success).toBe(true)
    }
  })

  it('may have a body as large as the product reads, and no larger', async () => {
    for (const [size, isTaken] of [
      [MAX_BODY_BYTES, true],
      [MAX_BODY_BYTES + 1, false],
    ] as const) {
      const headers = { 'content-length': String(size) }
      expect(refusal({ method: 'POST', url: api, headers }) === null).toBe(isTaken)
      const body = new Request('http://localhost', { method: 'POST', body: 'x'.repeat(size) })
      const read = await readText(body).then(
        () => true,
        ({ code }) => code !== 'too_large',
      )
      expect(read).toBe(isTaken)
    }
  })
})

describe('a state of the router', () => {
  const refusalOfState = (state: string) =>
    refusal({ headers: { rsc: '1', 'next-router-state-tree': state } })?.code ?? null
  const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state))

  it.each([
    [['', { children: ['__PAGE__', {}] }]],
    [['', { children: ['__PAGE__?{"page":"2"}', {}, null, 'refetch'] }, null, null, 16]],
    [['', { children: [['groupId', 'a', 'd', null], { children: ['__PAGE__', {}] }] }]],
    [['', { children: [['rest', 'a/b', 'c', ['x']], {}, ['/a', '?b'], 'metadata-only', 1, 'x'] }]],
  ])('passes as React sends it: %j', (state) => {
    expect(refusalOfState(encoded(state))).toBeNull()
  })

  it.each([
    ['', '%', '{', 'null', 'bogus'],
    [encoded({}), encoded(['']), encoded([['a', 'b', 'x', null], {}]), encoded(['', []])],
    [encoded(['', { children: 'a' }]), encoded(['', {}, '/a']), encoded(['', {}, null, 'all'])],
    [
      encoded(['', {}, null, null, '1']),
      encoded(['', {}, null, null, 1, null]),
      encoded(['x'.repeat(8_000), {}]),
    ],
  ])('is malformed: %s, %s, %s, %s', (...states) => {
    for (const state of states.filter((one) => one !== undefined)) {
      expect(refusalOfState(state), state).toBe('malformed')
    }
  })
})
