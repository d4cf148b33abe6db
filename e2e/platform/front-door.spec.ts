/** The HTTP server: what it refuses, and which headers every answer carries. */
import { createConnection } from 'node:net'
import { MAX_BODY_BYTES } from '../../lib/api/endpoint'
import { missingPagePath } from '../../lib/routes'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { expectFailure } from '../support/envelope'
import { halfSend } from '../support/half-sent'

/** Sends bytes as they are and returns what came back. */
function raw(baseURL: string | undefined, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () =>
      socket.write(bytes),
    )
    let answer = ''
    socket.setTimeout(5_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('every kind of answer carries the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/guest-assessment',
    '/test-results',
    '/api/health/live',
    '/api/nothing',
    '/icon.svg',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('what a page loads carries the headers of a file', async ({ request }) => {
  const headers = (await request.get('/before-paint.js')).headers()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('every page has a policy without inline scripts, and no page breaks it', async ({
  page,
  request,
}) => {
  const pages = [
    '/',
    '/guest-assessment',
    '/test-results',
    '/enhanced-guest-results',
    '/payment-checkout',
  ]
  for (const path of pages) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(await answer.text(), path).not.toMatch(/<script src=[^>]* nonce=/)
    expect(policy, path).toMatch(/script-src 'self' '(nonce-|sha256-)/)
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy, path).toContain("frame-ancestors 'none'")
    // The fixture fails the test when the browser reports a violation.
    await page.goto(path, { waitUntil: 'networkidle' })
  }
})

test('strange requests are refused', async ({ request, baseURL }) => {
  expect(
    await raw(baseURL, 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  ).toMatch(/^HTTP\/1.1 405/)
  expect(
    await raw(baseURL, 'GET /%ff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  ).toMatch(/^HTTP\/1.1 404/)
  for (const target of ['*', 'http://evil.example/', '/api/../guest-results', '/api/%2e%2e/']) {
    const line = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    expect(await raw(baseURL, line), target).toMatch(/^HTTP\/1.1 404/)
  }
  const post =
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
  expect(await raw(baseURL, post)).toMatch(/^HTTP\/1.1 405/)
  const both =
    'POST /api/funnel HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await raw(baseURL, both)).toMatch(/^HTTP\/1.1 400/)
  const upgrade =
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  expect(await raw(baseURL, upgrade)).not.toContain('101')
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
  await expectFailure(
    await request.post('/api/funnel', { data: Buffer.from([31, 139]), headers }),
    'unsupported_media_type',
  )
})

test('pages, scripts and JSON travel compressed; hashed files are kept for good', async ({
  request,
}) => {
  const headers = { 'Accept-Encoding': 'gzip' }
  const page = await request.get('/', { headers })
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(await page.text()) ?? ['']
  const file = await request.get(script, { headers })
  const questions = await request.get('/api/assessment/questions', { headers })
  for (const answer of [page, file, questions]) {
    expect(answer.headers()['content-encoding'], answer.url()).toBe('gzip')
    expect(answer.headers().vary, answer.url()).toMatch(/Accept-Encoding/i)
  }
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test(
  'a browser shows no page of an earlier day, and fetches none twice',
  SLOW_PROOF,
  async ({ request }) => {
    const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
    for (const path of ['/', '/method', '/types/cs', '/legal/terms', '/sample-report']) {
      for (const headers of [
        {},
        prefetch,
        { ...prefetch, 'next-router-segment-prefetch': '/_tree' },
      ]) {
        const answer = await request.get(path, { headers })
        expect(answer.status(), path).toBe(200)
        expect(answer.headers()['cache-control'], path).not.toContain('stale')
      }
    }
  },
)

test('an endless body is cut off at the limit, whatever reads it', async ({ baseURL }) => {
  // An endpoint of ours, of next-auth, of Stripe, and one that reads no body.
  const calls = [
    ...['POST /api/funnel', 'POST /api/auth/signin/google', 'POST /api/payments/webhook'],
    ...['DELETE /api/account', 'GET /api/results/latest', 'GET /profile', 'OPTIONS /'],
  ]
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    const sent = halfSend(baseURL, { method, path, size: MAX_BODY_BYTES + 1 })
    await expect.poll(sent.status, call).toBe(413)
    sent.close()
  }
})

test('bodies that never end do not block other writes', async ({ request, baseURL }) => {
  // The largest allowed body.
  const path = '/api/funnel'
  const endless = Array.from({ length: 100 }, () => halfSend(baseURL, { method: 'POST', path }))
  const honest: number[] = []
  for (let call = 0; call < 45; call += 1) {
    const data = { event: 'preview' }
    honest.push((await request.post(path, { data, timeout: 5_000 })).status())
  }
  expect(honest).toEqual(Array(45).fill(204))
  for (const sent of endless) sent.close()
})

test('no built page may be kept for longer than a day', async ({ request }) => {
  for (const path of ['/', '/guest-assessment', '/login', '/register', '/sample-report']) {
    const { 'cache-control': cached = '' } = (await request.get(path)).headers()
    const [, seconds = '0'] = /s-maxage=(\d+)/.exec(cached) ?? []
    expect(Number(seconds), `${path}: ${cached}`).toBeLessThanOrEqual(86_400)
  }
})

test('unknown pages lead home, unknown calls say so', async ({ page, request }) => {
  await page.goto('/no/such/page')
  expect(new URL(page.url()).pathname).toBe('/')
  await expectFailure(await request.get('/api/no/such/call'), 'not_found')
})

test('the API describes itself, once to who has heard it', async ({ request }) => {
  const answer = await request.get('/api/openapi.json')
  const { build } = await (await request.get('/api/health/live')).json()
  // The developer's server keeps nothing.
  if (build !== '.next') {
    const { etag = '' } = answer.headers()
    const again = await request.get('/api/openapi.json', { headers: { 'If-None-Match': etag } })
    expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  }
  const document = await answer.json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/assessment/guest/submit'].post.responses).toHaveProperty('422')
  expect(document.paths['/api/assessment/download-pdf/{id}'].get.parameters[0]).toMatchObject({
    name: 'id',
    in: 'path',
    required: true,
  })
})

test('security.txt is there where the operator has named an address', async ({ request }) => {
  const isNamed = (await (await request.get('/')).text()).includes('data-contact-email')
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(isNamed ? 200 : 404)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toMatch(isNamed ? /^Contact: mailto:/ : /^$/)
})

test('the list of mails is for developers only', async ({ request }) => {
  for (const path of ['/dev/mail', '/dev/mail/some-id', '/dev/no-such-page']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect({ status: response.status(), to: response.headers().location }, path).toEqual({
      status: 307,
      to: missingPagePath,
    })
  }
})
