/** Who may call what: every endpoint of the contract, called by everybody. */
import { type APIRequestContext, type APIResponse, request as playwright } from '@playwright/test'
import { ENDPOINTS } from '../lib/api/all'
import { type Endpoint, needsSession, pathOf } from '../lib/api/endpoint'
import type { ErrorCode } from '../lib/api/errors'
import { answersFor, stateAfter } from './answers'
import { submitAnswers } from './app'
import { expect, test } from './calls'
import { expectFailure } from './envelope'
import { SLOW_PROOF } from './fixtures'
import {
  newBrowser,
  newEmail,
  PASSWORD,
  registerPerson,
  startAsPerson,
  takeAsPerson,
} from './people'

interface Example {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** What even a rightful call meets, where the example cannot know a living secret. */
  fails?: ErrorCode
}

const NO_SECRET = 'A'.repeat(43)
const names = { first_name: 'Ada', last_name: 'Byron' }

/** A right call of each endpoint, for the result and the unfinished assessment with these ids. A new endpoint without one fails the test below. */
const EXAMPLES: Record<string, (resultId: string, draftId: string) => Example> = {
  'POST /api/auth/register': () => ({ body: { ...names, email: newEmail(), password: PASSWORD } }),
  'POST /api/auth/login': () => ({
    body: { email: newEmail(), password: PASSWORD },
    fails: 'wrong_credentials',
  }),
  'POST /api/auth/logout': () => ({}),
  'POST /api/auth/logout-everywhere': () => ({}),
  'POST /api/auth/token': () => ({}),
  'GET /api/auth/profile': () => ({}),
  'PUT /api/auth/profile': () => ({
    body: { ...names, email: newEmail(), password: PASSWORD },
  }),
  'PUT /api/auth/password': () => ({
    body: { current_password: PASSWORD, new_password: `${PASSWORD} new` },
  }),
  'POST /api/auth/forgot-password': () => ({ body: { email: newEmail() } }),
  'POST /api/auth/reset-password': () => ({
    body: { token: NO_SECRET, password: PASSWORD },
    fails: 'link_invalid',
  }),
  'POST /api/auth/verify-email': () => ({ body: { token: NO_SECRET }, fails: 'link_invalid' }),
  'POST /api/auth/resend-verification': () => ({}),
  'GET /api/account/export': () => ({}),
  'DELETE /api/account': () => ({ body: { password: PASSWORD } }),
  'GET /api/account/orders': () => ({}),
  'GET /api/results/latest': () => ({}),
  'GET /api/results/:id': (id) => ({ params: { id } }),
  'GET /api/assessment/history': () => ({}),
  'POST /api/report-links/open': () => ({ body: { token: NO_SECRET }, fails: 'link_invalid' }),
  'POST /api/results/:id/link': (id) => ({
    params: { id },
    body: { email: 'rights@example.com' },
  }),
  'DELETE /api/results/:id/link': (id) => ({ params: { id } }),
  'GET /api/assessment/questions': () => ({}),
  'POST /api/assessment/guest/submit': () => ({ body: { responses: answersFor('IS') } }),
  'POST /api/assessment/start': () => ({}),
  'GET /api/assessment/draft': () => ({}),
  'PUT /api/assessment/draft/:id': (_, id) => ({
    params: { id },
    body: { version: 0, state: stateAfter(3) },
  }),
  'DELETE /api/assessment/draft/:id': (_, id) => ({ params: { id } }),
  'POST /api/assessment/submit': (_, id) => ({
    body: { assessment_id: id, responses: answersFor('IS') },
  }),
  'GET /api/assessment/personality-content/:code': () => ({
    params: { code: 'CS' },
    query: { type: 'preview' },
  }),
  'GET /api/assessment/download-pdf/:id': (id) => ({
    params: { id },
    query: { user_name: '', user_email: '' },
  }),
  'PUT /api/results/:id/goals/:goal': (id) => ({ params: { id, goal: '1' }, body: { done: true } }),
  'POST /api/payments/validate-coupon': () => ({ body: { code: 'FREE', base_amount: 19 } }),
  'POST /api/payments/create-intent': (id) => ({ body: { product: 'report', result_id: id } }),
  'POST /api/payments/webhook': () => ({ fails: 'bad_signature' }),
  'POST /api/prospective-users': () => ({ body: { email: 'rights@example.com', source: 'test' } }),
  'POST /api/funnel': () => ({ body: { event: 'preview' } }),
  'GET /api/health/live': () => ({}),
  'GET /api/health/ready': () => ({}),
  'GET /api/openapi.json': () => ({}),
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const exampleOf = (endpoint: Endpoint, resultId: string, draftId: string = crypto.randomUUID()) =>
  EXAMPLES[nameOf(endpoint)]?.(resultId, draftId) ?? {}
/** Whether the call names an unfinished assessment. */
const namesDraft = (endpoint: Endpoint) =>
  JSON.stringify(exampleOf(endpoint, 'result', 'the draft')).includes('the draft')

function send(
  context: APIRequestContext,
  endpoint: Endpoint,
  { params, query, body }: Example,
  overrides: { data?: unknown; headers?: Record<string, string> } = {},
): Promise<APIResponse> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return context.fetch(pathOf(endpoint.path, params) + search, {
    method: endpoint.method,
    data: body,
    ...overrides,
  })
}

const PEOPLE = [
  'nobody',
  'another guest',
  'holder',
  'buyer',
  'another person',
  'owner',
  'owner who bought',
] as const
type Caller = (typeof PEOPLE)[number]

const hasAccount = (caller: Caller) =>
  caller === 'another person' || caller === 'owner' || caller === 'owner who bought'
const isStranger = (caller: Caller) =>
  caller === 'nobody' || caller === 'another guest' || caller === 'another person'
const hasBought = (caller: Caller) => caller === 'buyer' || caller === 'owner who bought'

/** What each caller meets. `null` is success. */
function expectation(endpoint: Endpoint, caller: Caller): ErrorCode | null {
  const { access } = endpoint
  if (access === 'public') return null
  if (needsSession(access) && !hasAccount(caller)) return 'not_signed_in'
  // A person without a result has no latest one.
  if (nameOf(endpoint) === 'GET /api/results/latest') return isStranger(caller) ? 'not_found' : null
  if (access === 'user') return null
  if (isStranger(caller)) return 'not_found'
  if (access === 'own') return null
  if (access === 'premium') return hasBought(caller) ? null : 'premium_required'
  // Ordering without a coupon: preview mode takes no money; the buyer's order is already paid.
  return hasBought(caller) ? null : 'preview_mode'
}

const newGuest = newBrowser

/** The unfinished assessment of the test: the caller's own, or that of a third person. */
async function arrangeDraft(caller: Caller, context: APIRequestContext, baseURL?: string) {
  if (!isStranger(caller) && hasAccount(caller)) return startAsPerson(context)
  const person = await newGuest(baseURL)
  await registerPerson(person)
  return startAsPerson(person)
}

/** The result of the test, and whoever calls. */
async function arrange(caller: Caller, baseURL?: string) {
  const holder = await newGuest(baseURL)
  const isOwned = caller.startsWith('owner') || caller === 'another person'
  const owner = isOwned ? await registerPerson(holder, { email: newEmail('owner') }) : null
  const { result_id: id } = await submitAnswers(holder, answersFor('CS'))
  if (hasBought(caller)) {
    await holder.post('/api/payments/create-intent', {
      data: { result_id: id, coupon_code: 'FREE' },
    })
  }
  if (!isStranger(caller)) return { id, context: holder, foreign: null }
  const context = await newGuest(baseURL)
  if (caller === 'another guest') await submitAnswers(context, answersFor('D'))
  if (caller === 'another person') await registerPerson(context)
  return { id, context, foreign: owner?.email ?? null }
}

/** What no answer may carry, to whoever calls. */
const SECRET = /\$argon2|password_?hash|session_?version|"sv"/i

for (const person of PEOPLE) {
  // A guest with another result meets what nobody does, and an owner what a holder and an owner who bought do.
  const isRepeated = person === 'another guest' || person === 'owner'
  test.describe(`rights of ${person}`, isRepeated ? SLOW_PROOF : {}, () => {
    for (const endpoint of ENDPOINTS) {
      test(nameOf(endpoint), async ({ baseURL }) => {
        const { id, context, foreign } = await arrange(person, baseURL)
        expect(EXAMPLES, 'an example call in this file').toHaveProperty([nameOf(endpoint)])
        const draftId = namesDraft(endpoint)
          ? await arrangeDraft(person, context, baseURL)
          : undefined
        const example = exampleOf(endpoint, id, draftId)
        const response = await send(context, endpoint, example)
        const code = expectation(endpoint, person) ?? example.fails ?? null
        if (code) await expectFailure(response, code)
        else expect(response.status()).toBe(endpoint.status)
        const text = (await response.body()).toString('latin1')
        expect(text).not.toMatch(SECRET)
        if (foreign) expect(text).not.toContain(foreign)
      })
    }
  })
}

test.describe('bad calls', () => {
  for (const endpoint of ENDPOINTS.filter((candidate) => candidate.method !== 'GET')) {
    test(nameOf(endpoint), async ({ baseURL }) => {
      const guest = await newGuest(baseURL)
      if (needsSession(endpoint.access)) await registerPerson(guest)
      const id = await takeAsPerson(guest)
      const example = exampleOf(endpoint, id)
      const json = { 'Content-Type': 'application/json' }
      const bad = (data: unknown, headers: Record<string, string> = json) =>
        send(guest, endpoint, example, { data, headers })
      if (endpoint.body) {
        await expectFailure(await bad(Buffer.from('{"a":')), 'malformed')
        await expectFailure(await bad('[]'), 'invalid')
        await expectFailure(await bad({ ...example.body, is_admin: true }), 'invalid')
        await expectFailure(
          await bad('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }),
          'unsupported_media_type',
        )
      }
      await expectFailure(await bad({ filler: 'x'.repeat(70_000) }), 'too_large')
      await expectFailure(
        await bad(example.body, { ...json, Origin: 'https://evil.example' }),
        'forbidden_origin',
      )
      await expectFailure(
        await bad(example.body, { ...json, 'Sec-Fetch-Site': 'cross-site' }),
        'forbidden_origin',
      )
      if (ENDPOINTS.some(({ path, method }) => path === endpoint.path && method === 'GET')) return
      const read = await guest.fetch(pathOf(endpoint.path, example.params), { method: 'GET' })
      await expectFailure(read, 'method_not_allowed')
    })
  }

  test('a foreign id and an id that never was answer alike', async ({ baseURL }) => {
    const holder = await newGuest(baseURL)
    const { result_id: foreign } = await submitAnswers(holder, answersFor('CS'))
    const stranger = await newGuest(baseURL)
    await submitAnswers(stranger, answersFor('D'))
    const named = ENDPOINTS.filter(({ access }) => access === 'result' || access === 'premium')
    for (const endpoint of named) {
      const bodies = await Promise.all(
        [foreign, crypto.randomUUID()].map(async (id) => {
          const response = await send(stranger, endpoint, exampleOf(endpoint, id))
          return { status: response.status(), body: await response.text() }
        }),
      )
      expect(bodies[0], nameOf(endpoint)).toEqual(bodies[1])
    }
  })

  test('a forged guest cookie opens nothing', async ({ baseURL }) => {
    const holder = await newGuest(baseURL)
    const { result_id: id } = await submitAnswers(holder, answersFor('CS'))
    const { cookies } = await holder.storageState()
    const [guestId] = cookies[0]?.value.split('.') ?? []
    for (const forged of [
      `${guestId}.`,
      `${guestId}.AAAA`,
      `${guestId}`,
      `.${guestId}`,
      'x'.repeat(6000),
    ]) {
      const thief = await playwright.newContext({
        baseURL,
        extraHTTPHeaders: { Cookie: `discern_guest=${forged}` },
      })
      const response = await thief.post('/api/payments/create-intent', { data: { result_id: id } })
      await expectFailure(response, 'not_found')
    }
  })

  test('what the database could not store is refused as wrong, not as an outage', async ({
    baseURL,
  }) => {
    const guest = await newGuest(baseURL)
    const { result_id: id } = await submitAnswers(guest, answersFor('CS'))
    await guest.post('/api/payments/create-intent', {
      data: { result_id: id, coupon_code: 'FREE' },
    })
    const coupon = guest.post('/api/payments/validate-coupon', { data: { code: 'FREE\u0000' } })
    await expectFailure(await coupon, 'invalid')
    const list = (data: object) => guest.post('/api/prospective-users', { data })
    await expectFailure(await list({ email: 'a@example.com', source: '\u0000' }), 'invalid')
    await expectFailure(
      await list({ email: `${'ﬃ'.repeat(240)}@exam.com`, source: 'x' }),
      'invalid',
    )
    const goal = guest.put(`/api/results/${id}/goals/1`, { data: { due_on: '0000-01-01' } })
    await expectFailure(await goal, 'invalid')
  })

  test('repeating a paid submit does not take the result from its buyer', async ({ baseURL }) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const buyer = await newGuest(baseURL)
    const { result_id: id } = await submitAnswers(buyer, answersFor('CS'), headers)
    await buyer.post('/api/payments/create-intent', {
      data: { result_id: id, coupon_code: 'FREE' },
    })
    const other = await newGuest(baseURL)
    await submitAnswers(other, answersFor('D'))
    const data = { responses: answersFor('CS') }
    const taken = await other.post('/api/assessment/guest/submit', { data, headers })
    await expectFailure(taken, 'conflict')
    const pdf = await buyer.get(`/api/assessment/download-pdf/${id}`)
    expect(pdf.status()).toBe(200)
  })

  test('a parameter that comes twice or is unknown is refused', async ({ request }) => {
    const path = '/api/assessment/personality-content/CS'
    await expectFailure(await request.get(`${path}?type=preview&type=detailed`), 'invalid')
    await expectFailure(await request.get(`${path}?type[]=detailed`), 'invalid')
    await expectFailure(await request.get(`${path}?type=all`), 'invalid')
    await expectFailure(await request.get(`${path}?type=detailed`), 'premium_required')
    await expectFailure(
      await request.get('/api/assessment/personality-content/XX?type=preview'),
      'not_found',
    )
    await expectFailure(await request.get('/api/nothing/here'), 'not_found')
  })
})
