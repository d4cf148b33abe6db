/** Accounts and signing in, as the API keeps its word about them. */
import { encode } from 'next-auth/jwt'
import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { expectFailure } from '../support/envelope'
import {
  bearer,
  newBrowser,
  newEmail,
  PASSWORD,
  registerPerson,
  takeAsPerson,
} from '../support/people'
import { submitAnswers } from '../support/product'

test.describe('opening an account', () => {
  test('answers with the account, and with the session in both carriers', async ({
    request,
    baseURL,
  }) => {
    const email = newEmail('ada')
    const response = await request.post('/api/auth/register', {
      data: {
        email: `  ${email.toUpperCase()} `,
        password: PASSWORD,
        first_name: ' Ada ',
        last_name: 'B',
      },
    })
    expect(response.status()).toBe(201)
    const { access_token: token, user } = await response.json()
    expect(user).toEqual({
      id: user.id,
      first_name: 'Ada',
      last_name: 'B',
      email,
      avatar_url: null,
      is_admin: false,
      email_verified: false,
    })
    const cookie = response.headersArray().find(({ value }) => value.includes('session-token='))
    expect(cookie?.value).toMatch(/; HttpOnly; SameSite=Lax/)
    expect((await request.get('/api/auth/profile')).status()).toBe(200)
    const client = await newBrowser(baseURL, bearer(token))
    expect(await (await client.get('/api/auth/profile')).json()).toEqual({ user })
  })

  test('says when the address is taken, also in another spelling and at the same moment', async ({
    request,
    baseURL,
  }) => {
    const email = newEmail('taken')
    const tries = Array.from({ length: 8 }, async (_, index) => {
      const other = await newBrowser(baseURL)
      const spelling = index % 2 ? email.toUpperCase() : email
      const data = { email: spelling, password: PASSWORD, first_name: 'A', last_name: 'B' }
      return (await other.post('/api/auth/register', { data })).status()
    })
    const statuses = await Promise.all(tries)
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    const data = { email, password: PASSWORD, first_name: 'A', last_name: 'B' }
    const again = await request.post('/api/auth/register', { data })
    expect(await expectFailure(again, 'email_taken')).toMatchObject({
      fields: { email: expect.any(String) },
    })
  })

  test('refuses what is not right, each field by name', async ({ request }) => {
    const good = { email: newEmail(), password: PASSWORD, first_name: 'A', last_name: 'B' }
    for (const [field, value] of [
      ['email', 'not an address'],
      ['email', `${'a'.repeat(250)}@example.com`],
      ['password', 'short'],
      ['password', 'x'.repeat(129)],
      ['first_name', '   '],
      ['first_name', 'A\u0000'],
      ['last_name', 'x'.repeat(81)],
      ['is_admin', true],
      ['emailVerified', true],
    ] as const) {
      const response = await request.post('/api/auth/register', {
        data: { ...good, [field]: value },
      })
      expect(await expectFailure(response, 'invalid')).toMatchObject({
        fields: { [field]: expect.any(String) },
      })
    }
  })

  test('moves the results of the browser to the account, once', async ({ baseURL }) => {
    const guest = await newBrowser(baseURL)
    const { result_id: id } = await submitAnswers(guest, answersFor('IS'))
    const copy = await newBrowser(baseURL)
    const { cookies } = await guest.storageState()
    const copied = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const [first, second] = await Promise.all([
      registerPerson(guest),
      (async () => {
        const data = { email: newEmail(), password: PASSWORD, first_name: 'A', last_name: 'B' }
        const response = await copy.post('/api/auth/register', {
          data,
          headers: { Cookie: copied },
        })
        return response.json() as Promise<{ access_token: string }>
      })(),
    ])
    const owners = await Promise.all(
      [first.token, second.access_token].map(async (token) => {
        const client = await newBrowser(baseURL, bearer(token))
        return (await client.get(`/api/results/${id}`)).status()
      }),
    )
    expect(owners.sort()).toEqual([200, 404])
    const names = (await guest.storageState()).cookies.map(({ name }) => name)
    expect(names).not.toContain('discern_guest')
  })
})

test.describe('signing in', () => {
  test('answers alike for a wrong password and an unknown address', async ({
    baseURL,
    request,
  }) => {
    const { email } = await registerPerson(request)
    const other = await newBrowser(baseURL)
    const say = async (data: object) => {
      const response = await other.post('/api/auth/login', { data })
      return { status: response.status(), body: await response.text() }
    }
    const wrong = await say({ email, password: 'not the password' })
    expect(await say({ email: newEmail('unknown'), password: PASSWORD })).toEqual(wrong)
    expect(wrong.status).toBe(401)
    expect(
      (await other.post('/api/auth/login', { data: { email, password: PASSWORD } })).status(),
    ).toBe(200)
  })

  test('each kind of token works in its own place only', async ({ baseURL, request }) => {
    const { token } = await registerPerson(request)
    const { cookies } = await request.storageState()
    const cookie = cookies.find(({ name }) => name.endsWith('session-token'))
    const swapped = await newBrowser(baseURL, bearer(cookie?.value ?? ''))
    await expectFailure(await swapped.get('/api/auth/profile'), 'not_signed_in')
    const asCookie = await newBrowser(baseURL, { Cookie: `${cookie?.name}=${token}` })
    await expectFailure(await asCookie.get('/api/auth/profile'), 'not_signed_in')
    const both = await newBrowser(baseURL, {
      ...bearer(token),
      Cookie: `${cookie?.name}=stale`,
    })
    expect((await both.get('/api/auth/profile')).status()).toBe(200)
  })

  test('a forged, cut or foreign token opens nothing and breaks nothing', async ({
    baseURL,
    request,
  }) => {
    const { token, id } = await registerPerson(request)
    const foreign = await encode({
      token: { sub: id, sid: crypto.randomUUID(), sv: 1, use: 'bearer' },
      secret: 'another secret, of thirty-two and more characters',
    })
    for (const forged of [foreign, token.slice(0, -4), `${token}x`, 'e30.e30.', 'x'.repeat(6000)]) {
      const client = await newBrowser(baseURL, bearer(forged))
      await expectFailure(await client.get('/api/auth/profile'), 'not_signed_in')
    }
  })

  test('another site cannot use the cookie; a bearer call need not come from ours', async ({
    baseURL,
    request,
  }) => {
    const { token } = await registerPerson(request)
    const headers = { Origin: 'https://evil.example' }
    await expectFailure(
      await request.post('/api/auth/logout-everywhere', { headers }),
      'forbidden_origin',
    )
    const client = await newBrowser(baseURL, { ...bearer(token), ...headers })
    expect((await client.post('/api/assessment/start')).status()).toBe(201)
  })

  test('a bearer token does not prolong itself', async ({ baseURL, request }) => {
    const { token } = await registerPerson(request)
    const client = await newBrowser(baseURL, bearer(token))
    await expectFailure(await client.post('/api/auth/token'), 'not_signed_in')
    const { cookies } = await request.storageState()
    const cookie = cookies.find(({ name }) => name.endsWith('session-token'))
    const renewed = await newBrowser(baseURL, {
      Authorization: 'Bearer of nothing',
      Cookie: `${cookie?.name}=${cookie?.value}`,
    })
    expect((await renewed.post('/api/auth/token')).status()).toBe(200)
  })

  test('next-auth’s own doors stay shut, and its session cannot be written', async ({
    request,
  }) => {
    const { id, email } = await registerPerson(request)
    for (const path of ['signout', 'signin', 'providers', 'signin/email', '_log']) {
      await expectFailure(await request.get(`/api/auth/${path}`), 'not_found')
    }
    const data = { data: { email: 'root@example.com', sub: 'x', is_admin: true, sv: 9 } }
    await expectFailure(await request.post('/api/auth/session', { data }), 'not_found')
    const session = await (await request.get('/api/auth/session')).json()
    expect(session.user).toMatchObject({ id, email, is_admin: false })
  })
})

test('results in the account carry exact scores; the newest is the latest', async ({ request }) => {
  await registerPerson(request)
  const older = await takeAsPerson(request, 'D')
  const newer = await takeAsPerson(request, 'CS')
  const latest = await (await request.get('/api/results/latest')).json()
  expect(latest).toMatchObject({
    assessment_id: newer,
    personality_type_code: 'CS',
    complete_report: false,
    counted_questions: 28,
  })
  const history = await (await request.get('/api/assessment/history')).json()
  expect(history.map((row: { assessment_id: string }) => row.assessment_id)).toEqual([newer, older])
  const named = await (await request.get(`/api/results/${older}`)).json()
  expect(named.scores).toEqual({
    D: history[1].d_score,
    I: history[1].i_score,
    S: history[1].s_score,
    C: history[1].c_score,
  })
})

test('the pass opens every report the person has or will have', async ({ request }) => {
  await registerPerson(request)
  const before = await takeAsPerson(request, 'D')
  const pass = () => request.post('/api/payments/create-intent', { data: { product: 'pass' } })
  const [first, second] = await Promise.all([pass(), pass()])
  expect(await first.json()).toEqual(await second.json())
  const after = await takeAsPerson(request, 'CS')
  for (const id of [before, after]) {
    expect((await request.get(`/api/assessment/download-pdf/${id}`)).status()).toBe(200)
    const order = await request.post('/api/payments/create-intent', { data: { result_id: id } })
    expect(await order.json()).toMatchObject({ status: 'paid', amount_cents: 0 })
  }
})
