/** Calls that are not as they should be: refused with a sentence, never with a fault. */
import { ENDPOINTS } from '../../lib/api/all'
import { type Endpoint, isForOwnPages, needsSession, pathOf } from '../../lib/api/endpoint'
import { newAdmin, promote } from '../support/admins'
import { answersFor, stateAfter } from '../support/answers'
import { callEach } from '../support/calls'
import { expect, test } from '../support/checks'
import { exampleOf, isForAdmins, nameOf, newCode, send } from '../support/endpoints/examples'
import { expectFailure } from '../support/envelope'
import { comeIn, startLive } from '../support/live'
import { newBrowser, registerPerson, startAsPerson, takeAsPerson } from '../support/people'
import { submitAnswers } from '../support/product'
import { makeGroup, newPerson } from '../support/teams'

const CALLERS = ['guest', 'person', 'admin'] as const
type Caller = (typeof CALLERS)[number]

const callerOf = (endpoint: Endpoint): Caller =>
  isForAdmins(endpoint) ? 'admin' : needsSession(endpoint.access) ? 'person' : 'guest'

/**
 * With a result, its complete report, and a group to lead or a part in a live session, because only callers who may make a call read what is wrong
 * with it. A bad call has no effect, so one caller of each kind serves all of them.
 */
async function arrange(caller: Caller, baseURL?: string) {
  const context = await newBrowser(baseURL)
  if (caller === 'person') await registerPerson(context)
  if (caller === 'admin') await promote(await registerPerson(context))
  if (caller === 'guest') {
    const { result_id: result } = await submitAnswers(context, answersFor('CS'))
    const order = { result_id: result, coupon_code: 'FREE' }
    await context.post('/api/payments/create-intent', { data: order })
    const leader = await newPerson(baseURL)
    const { code: live } = await startLive(leader, await makeGroup(leader))
    await comeIn(context, live, { name: 'Gus' })
    return { context, ids: { result, live } }
  }
  const id = await takeAsPerson(context)
  await context.post('/api/payments/create-intent', { data: { product: 'pass' } })
  const group = await context.post('/api/groups', { data: { name: 'Design' } })
  return { context, ids: { result: id, group: (await group.json()).id as string } }
}

test.describe('bad calls', () => {
  for (const caller of CALLERS) {
    test(`of every call that changes something, by whom it is for: ${caller}`, async ({
      baseURL,
    }) => {
      const { context, ids } = await arrange(caller, baseURL)
      const changing = ENDPOINTS.filter((one) => one.method !== 'GET' && callerOf(one) === caller)
      await callEach(changing, nameOf, async (endpoint) => {
        const example = exampleOf(endpoint, ids)
        const json = { 'Content-Type': 'application/json' }
        const bad = (data: unknown, headers: Record<string, string> = json) =>
          send(context, endpoint, example, { data, headers })
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
        const read = await context.fetch(pathOf(endpoint.path, example.params), { method: 'GET' })
        await expectFailure(read, 'method_not_allowed')
      })
    })
  }

  test('what admins read is read from our own pages, not from elsewhere and not by a mailed link', async ({
    baseURL,
  }) => {
    const { context } = await newAdmin(baseURL)
    const read = ENDPOINTS.filter(
      (endpoint) => endpoint.method === 'GET' && isForOwnPages(endpoint),
    )
    expect(read.length).toBeGreaterThan(5)
    for (const endpoint of read) {
      const example = exampleOf(endpoint, { result: crypto.randomUUID() })
      for (const site of ['cross-site', 'same-site', 'none']) {
        const headers = { 'Sec-Fetch-Site': site }
        await expectFailure(await send(context, endpoint, example, { headers }), 'forbidden_origin')
      }
    }
  })

  test('another person’s id and an id that does not exist get the same answer', async ({
    baseURL,
  }) => {
    const owner = await newBrowser(baseURL)
    const { result_id: others } = await submitAnswers(owner, answersFor('CS'))
    const stranger = await newBrowser(baseURL)
    await submitAnswers(stranger, answersFor('D'))
    const named = ENDPOINTS.filter(({ access }) => access === 'result' || access === 'premium')
    for (const endpoint of named) {
      const bodies = await Promise.all(
        [others, crypto.randomUUID()].map(async (id) => {
          const response = await send(stranger, endpoint, exampleOf(endpoint, { result: id }))
          return { status: response.status(), body: await response.text() }
        }),
      )
      expect(bodies[0], nameOf(endpoint)).toEqual(bodies[1])
    }
  })

  test('a forged guest cookie opens nothing', async ({ baseURL }) => {
    const owner = await newBrowser(baseURL)
    const { result_id: id } = await submitAnswers(owner, answersFor('CS'))
    const { cookies } = await owner.storageState()
    const [guestId] = cookies[0]?.value.split('.') ?? []
    for (const forged of [
      `${guestId}.`,
      `${guestId}.AAAA`,
      `${guestId}`,
      `.${guestId}`,
      'x'.repeat(6000),
    ]) {
      const thief = await newBrowser(baseURL, { Cookie: `discern_guest=${forged}` })
      const response = await thief.post('/api/payments/create-intent', { data: { result_id: id } })
      await expectFailure(response, 'not_found')
    }
  })

  test('what the database could not store is refused as wrong, not as an outage', async ({
    baseURL,
  }) => {
    const guest = await newBrowser(baseURL)
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

  test('a cursor or a day that no page and no person names is refused as wrong', async ({
    baseURL,
  }) => {
    const { context } = await newAdmin(baseURL)
    const id = crypto.randomUUID()
    const cursorOf = (...place: string[]) =>
      Buffer.from(JSON.stringify(place)).toString('base64url')
    for (const [path, place] of [
      ['users?sort=email', ['a\0', id]],
      ['users?sort=name', ['a', '\ud800', id]],
      ['users?sort=oldest', ['0000-01-01T00:00:00Z', id]],
      ['orders?', ['0000-02-29T00:00:00Z', id]],
      ['audit?', ['0000-01-01T00:00:00.000Z', id]],
    ] as const) {
      const answer = await context.get(`/api/admin/${path}&cursor=${cursorOf(...place)}`)
      await expectFailure(answer, 'invalid')
    }
    for (const query of ['to=0001-01-01&by=day', 'from=0000-01-01', 'to=0000-12-31&by=week']) {
      await expectFailure(await context.get(`/api/admin/dashboard?${query}`), 'invalid')
    }
    const coupon = { code: newCode(), percent_off: 10, expires_at: '0000-01-01T00:00:00Z' }
    await expectFailure(await context.post('/api/admin/coupons', { data: coupon }), 'invalid')
  })

  test('text that cannot be stored is refused wherever it stands', async ({ baseURL }) => {
    const { context } = await newAdmin(baseURL)
    const draft = await startAsPerson(context)
    const state = stateAfter(3)
    const [first, ...others] = state.questions
    for (const bad of ['a\0', '\ud800']) {
      const questions = [{ ...first, options: ['a', 'b', 'c', bad] }, ...others]
      const data = { version: 0, state: { ...state, questions } }
      const answer = await context.put(`/api/assessment/draft/${draft}`, { data })
      expect((await expectFailure(answer, 'invalid')).fields).toHaveProperty([
        'state.questions.0.options.3',
      ])
    }
    const reader = await arrange('person', baseURL)
    const pdf = await reader.context.get(
      `/api/assessment/download-pdf/${reader.ids.result}?user_name=%00`,
    )
    await expectFailure(pdf, 'invalid')
  })

  test('repeating a paid submit does not take the result from its buyer', async ({ baseURL }) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const buyer = await newBrowser(baseURL)
    const { result_id: id } = await submitAnswers(buyer, answersFor('CS'), headers)
    await buyer.post('/api/payments/create-intent', {
      data: { result_id: id, coupon_code: 'FREE' },
    })
    const other = await newBrowser(baseURL)
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
