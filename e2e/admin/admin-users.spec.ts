/** People with an account, as admins find and change them. Rights: admin-rights.spec.ts. */
import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { AdminUser } from '../../lib/api/admin/users'
import { newAdmin, newConfirmed } from '../support/admins'
import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, listMail } from '../support/mail/mailbox'
import { bearer, newBrowser, PASSWORD } from '../support/people'
import { submitAnswers } from '../support/product'
import { confirmAddress, makeGroup, newPerson } from '../support/teams'

const mark = () => `m${crypto.randomUUID().slice(0, 8)}`

/** Walks a list page by page and returns all of it. */
async function walk<Item>(admin: APIRequestContext, path: string, search: Record<string, string>) {
  const items: Item[] = []
  let pages = 0
  for (let cursor: string | null = ''; cursor !== null; pages += 1) {
    const params: Record<string, string> = { ...search, ...(cursor ? { cursor } : {}) }
    const response: APIResponse = await admin.get(`${path}?${new URLSearchParams(params)}`)
    expect(response.status(), await response.text()).toBe(200)
    const page: { items: Item[]; next_cursor: string | null } = await response.json()
    items.push(...page.items)
    cursor = page.next_cursor
  }
  return { items, pages }
}

test('every sorting shows each person once, page by page', async ({ baseURL }) => {
  const { context } = await newAdmin(baseURL)
  const word = mark()
  // Many alike in what they are sorted by: only the id tells them apart.
  await query(
    `INSERT INTO users (id, email, first_name, last_name, created_at)
     SELECT gen_random_uuid(), $1 || n || '@example.com', (ARRAY['Bo', 'al', 'Cy'])[1 + n % 3],
       (ARRAY['Zorn', 'adler', 'Berg'])[1 + n % 2] || ' ' || $1, now() - make_interval(hours => n % 7)
     FROM generate_series(1, 120) n`,
    [word],
  )
  const keys: Record<string, (user: AdminUser) => string> = {
    newest: (a) => String(9e12 - Date.parse(a.created_at)),
    oldest: (a) => a.created_at,
    name: (a) => `${a.last_name} ${a.first_name}`.toLowerCase(),
    email: (a) => a.email,
  }
  for (const [sort, keyOf] of Object.entries(keys)) {
    const search = { q: word.toUpperCase(), sort }
    const { items, pages } = await walk<AdminUser>(context, '/api/admin/users', search)
    expect(pages).toBe(3)
    expect(new Set(items.map(({ id }) => id)).size).toBe(120)
    const seen = items.map(keyOf)
    const sorted = [...seen].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    expect(seen, sort).toEqual(sorted)
  }
  for (const cursor of ['x', Buffer.from('["2026"]').toString('base64url')]) {
    await expectFailure(await context.get(`/api/admin/users?cursor=${cursor}`), 'invalid')
  }
})

test('are found by state, with what they have', async ({ baseURL }) => {
  const { context } = await newAdmin(baseURL)
  const name = mark()
  const plain = await newPerson(baseURL, { first_name: name })
  const confirmed = await newConfirmed(baseURL, name)
  await submitAnswers(confirmed.context, answersFor('CS'))
  await makeGroup(confirmed)
  const find = async (filter: string) => {
    const response = await context.get(`/api/admin/users?q=${name}%20byron&${filter}`)
    return (await response.json()).items.map(({ id }: AdminUser) => id)
  }
  expect(await find('verified=no')).toEqual([plain.person.id])
  expect(await find('verified=yes')).toEqual([confirmed.person.id])
  expect(await find('admin=yes')).toEqual([])
  expect(await find('disabled=no')).toHaveLength(2)
  const one = await context.get(`/api/admin/users/${confirmed.person.id}`)
  expect(await one.json()).toMatchObject({
    email: confirmed.person.email,
    email_verified: true,
    assessments: 1,
    groups: 1,
    has_pass: false,
  })
  for (const id of [crypto.randomUUID(), 'no-id', "' OR 1"]) {
    const path = `/api/admin/users/${encodeURIComponent(id)}`
    await expectFailure(await context.get(path), 'not_found')
  }
})

test('are found as a person looks for them, with their groups and orders', async ({ baseURL }) => {
  const { context } = await newAdmin(baseURL)
  const word = mark()
  const person = await newPerson(baseURL, {
    first_name: 'Đức',
    last_name: `Nguyễn-${word} O’Brien`,
  })
  const group = await makeGroup(person, `Straße ${word}`)
  const values = [word, `${word}@xn--bcher-kva.example`, person.person.id]
  const [order] = await query<{ id: string }>(
    `INSERT INTO orders (id, user_id, currency, list_cents, discount_cents, amount_cents, email)
     SELECT gen_random_uuid(), $3::uuid, 'usd', 1900, 0, 1900, $2 WHERE $1 <> '' RETURNING id`,
    values,
  )
  const found = async (list: string, q: string) => {
    const response = await context.get(`/api/admin/${list}?q=${encodeURIComponent(q)}`)
    const { items } = await response.json()
    return items.map(({ id }: { id: string }) => id)
  }
  for (const q of [
    `duc ${word}`,
    `${word}  NGUYEN`,
    `obrien nguyen ${word}`,
    `Đức O'Brien ${word}`,
  ]) {
    expect(await found('users', q), q).toEqual([person.person.id])
    expect(await found('groups', q), q).toEqual([group])
    expect(await found('orders', q), q).toEqual([order?.id])
  }
  expect(await found('groups', `strasse ${word}`)).toEqual([group])
  expect(await found('groups', `${word} STRAẞE`)).toEqual([group])
  expect(await found('orders', `${word}@bücher.example`)).toEqual([order?.id])
  for (const q of [`${word} qq.*`, `${word} [`, `(${word}) \\`, `${word} muller`]) {
    const isWord = /[\p{L}\p{N}]/u.test(q.replace(word, ''))
    expect(await found('users', q), q).toEqual(isWord ? [] : [person.person.id])
  }
})

test('rights are given to the owner of an address, taken at once, and written down', async ({
  baseURL,
}) => {
  const admin = await newAdmin(baseURL)
  const other = await newPerson(baseURL)
  const path = `/api/admin/users/${other.person.id}`
  await expectFailure(await admin.context.put(`${path}/admin`), 'conflict')
  // The owner of the mailbox confirmed it, but another person may have set the password.
  await query('UPDATE users SET email_verified_at = now() WHERE id = $1', [other.person.id])
  const unproven = await admin.context.put(`${path}/admin`)
  expect((await expectFailure(unproven, 'conflict')).error).toContain('Someone else may')
  await confirmAddress(other.person)
  await query("INSERT INTO identities (provider, subject, user_id) VALUES ('facebook', $1, $2)", [
    mark(),
    other.person.id,
  ])
  for (let twice = 0; twice < 2; twice += 1) {
    const made = await admin.context.put(`${path}/admin`)
    expect(await made.json()).toMatchObject({ is_admin: true })
  }
  await expectFailure(await other.context.get('/api/auth/profile'), 'not_signed_in')
  const data = { email: other.person.email, password: PASSWORD }
  expect((await other.context.post('/api/auth/login', { data })).status()).toBe(200)
  const archive = await (await other.context.get('/api/account/export')).json()
  expect(archive.sign_in_providers).toEqual([])
  expect((await other.context.get('/api/admin/audit')).status()).toBe(200)
  await admin.context.delete(`${path}/admin`)
  await expectFailure(await other.context.get('/api/admin/audit'), 'not_found')
  const acts = await admin.context.get(`/api/admin/audit?user=${other.person.id}`)
  const { items } = await acts.json()
  expect(items).toMatchObject([{ act: 'unmake_admin' }, { act: 'make_admin' }])
  expect(items[0]).toMatchObject({
    via: 'api',
    actor: { id: admin.person.id, name: 'Adele Byron', email: admin.person.email },
    target: { kind: 'user', id: other.person.id, name: other.person.email },
    client: expect.stringMatching(/127\.0\.0\.1|::/),
  })
})

test('a disabled person is signed out at once, and signs in again when enabled', async ({
  baseURL,
}) => {
  const admin = await newAdmin(baseURL)
  const { person, context } = await newPerson(baseURL)
  const path = `/api/admin/users/${person.id}/disabled`
  const disabled = await admin.context.put(path)
  expect((await disabled.json()).disabled_at).toBeTruthy()
  await expectFailure(await context.get('/api/auth/profile'), 'not_signed_in')
  const carried = await newBrowser(baseURL, bearer(person.token))
  await expectFailure(await carried.get('/api/auth/profile'), 'not_signed_in')
  const data = { email: person.email, password: PASSWORD }
  const login = () => context.post('/api/auth/login', { data })
  // Only the right password tells that it is switched off.
  await expectFailure(await login(), 'account_disabled')
  const wrong = { data: { ...data, password: 'not the password' } }
  await expectFailure(await context.post('/api/auth/login', wrong), 'wrong_credentials')
  expect((await (await admin.context.delete(path)).json()).disabled_at).toBeNull()
  // The old session stays ended.
  await expectFailure(await carried.get('/api/auth/profile'), 'not_signed_in')
  expect((await login()).status()).toBe(200)
})

test('the confirmation link is mailed again, until it is not needed', async ({ baseURL }) => {
  const admin = await newAdmin(baseURL)
  const { person } = await newPerson(baseURL)
  const send = async () => {
    const response = await admin.context.post(`/api/admin/users/${person.id}/verification`)
    return response.json()
  }
  // The queue may be busy with other people's mail, and of two that wait for one person only the newer is sent.
  const mails = async () => (await listMail(dataDir(), person.email)).length
  await expect.poll(mails, { timeout: 30_000 }).toBe(1)
  expect(await send()).toEqual({ sent: true })
  await expect.poll(mails, { timeout: 30_000 }).toBe(2)
  await confirmAddress(person)
  expect(await send()).toEqual({ sent: false })
})

test('a deleted account leaves an id in what was written down', async ({ baseURL }) => {
  const admin = await newAdmin(baseURL)
  const gone = await newAdmin(baseURL)
  const { person } = await newPerson(baseURL)
  await gone.context.put(`/api/admin/users/${person.id}/disabled`)
  const archive = await (await gone.context.get('/api/account/export')).json()
  expect(archive.admin_acts).toMatchObject([{ act: 'disable_user', by_you: true }])
  const deleted = await admin.context.delete(`/api/admin/users/${gone.person.id}`)
  expect(deleted.status()).toBe(204)
  const acts = await admin.context.get(`/api/admin/audit?user=${gone.person.id}`)
  const [removal, disabling] = (await acts.json()).items
  expect(removal).toMatchObject({ act: 'delete_user', target: { name: null } })
  expect(disabling).toMatchObject({ actor: { id: gone.person.id, name: null, email: null } })
  expect(disabling.client).toBeNull()
})
