/** What ends a session, and which sessions it leaves open. */
import { expect, test } from '../support/checks'
import { expectFailure } from '../support/envelope'
import { bearer, newBrowser, newEmail, PASSWORD, registerPerson } from '../support/people'

/** A person signed in twice: the browser that acts, and another one, each with both carriers. */
async function twoSessions(baseURL?: string) {
  const acting = await newBrowser(baseURL)
  const person = await registerPerson(acting)
  const other = await newBrowser(baseURL)
  const login = await other.post('/api/auth/login', {
    data: { email: person.email, password: PASSWORD },
  })
  const otherBearer = await newBrowser(baseURL, bearer((await login.json()).access_token))
  const actingBearer = await newBrowser(baseURL, bearer(person.token))
  return { person, acting, other, otherBearer, actingBearer }
}
const isOpen = async (context: Awaited<ReturnType<typeof newBrowser>>) =>
  (await context.get('/api/auth/profile')).status() === 200

test('signing out ends this session in both carriers, and no other', async ({ baseURL }) => {
  const { acting, actingBearer, other } = await twoSessions(baseURL)
  const { cookies } = await acting.storageState()
  const stolen = await newBrowser(baseURL, {
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  })
  expect(await isOpen(stolen)).toBe(true)
  expect((await acting.post('/api/auth/logout')).status()).toBe(204)
  expect(await Promise.all([acting, actingBearer, stolen, other].map(isOpen))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

for (const { what, method, path, data } of [
  {
    what: 'signing out everywhere',
    method: 'post',
    path: '/api/auth/logout-everywhere',
    data: () => undefined,
  },
  {
    what: 'a new password',
    method: 'put',
    path: '/api/auth/password',
    data: () => ({ current_password: PASSWORD, new_password: 'another horse 29' }),
  },
  {
    what: 'a new address',
    method: 'put',
    path: '/api/auth/profile',
    data: () => ({
      first_name: 'A',
      last_name: 'B',
      email: newEmail('moved'),
      password: PASSWORD,
    }),
  },
] as const) {
  test(`${what} ends all others; the acting browser goes on`, async ({ baseURL }) => {
    const { acting, actingBearer, other, otherBearer } = await twoSessions(baseURL)
    const response = await acting[method](path, { data: data() })
    expect(response.status()).toBe(200)
    expect(await Promise.all([acting, actingBearer, other, otherBearer].map(isOpen))).toEqual([
      true,
      false,
      false,
      false,
    ])
    const { access_token: fresh } = await response.json()
    expect(await isOpen(await newBrowser(baseURL, bearer(fresh)))).toBe(true)
  })
}

test('a change of password or address needs the password', async ({ request }) => {
  const { email } = await registerPerson(request)
  const names = { first_name: 'New', last_name: 'Name' }
  const bad = { ...names, email: newEmail() }
  await expectFailure(await request.put('/api/auth/profile', { data: bad }), 'invalid')
  const wrong = { ...bad, password: 'wrong' }
  await expectFailure(await request.put('/api/auth/profile', { data: wrong }), 'invalid')
  const data = { current_password: 'wrong', new_password: 'another horse 29' }
  await expectFailure(await request.put('/api/auth/password', { data }), 'invalid')
  const kept = await request.put('/api/auth/profile', { data: { ...names, email } })
  expect((await kept.json()).user).toMatchObject({ ...names, email })
})
