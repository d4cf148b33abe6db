/** How a copy gets its first admin, and keeps its last: on a copy without other admins. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { freePort } from '../../lib/runtime/free-port'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { expectFailure } from '../support/envelope'
import { readMail } from '../support/mail/mailbox'
import { newBrowser, newEmail, PASSWORD, registerPerson } from '../support/people'

const ROOT = join(import.meta.dirname, '../..')
const DATA_DIR = join(ROOT, '.test/first-admin')

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let copy: Copy | undefined
/** The same after every start: browsers go on. */
let PORT: string

async function startWith(ADMIN_EMAIL: string): Promise<void> {
  await copy?.stop()
  PORT ??= String(await freePort())
  copy = await startCopy({ DATA_DIR, PORT, ADMIN_EMAIL, RATE_LIMIT_SCALE: '1000' })
}

test.afterAll(async () => {
  await copy?.stop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

const browser = () => newBrowser(copy?.url)

/** Opens the newest mailed link of this kind in a browser. */
async function openLink(context: APIRequestContext, email: string, subject: string, path: string) {
  const { link } = await readMail(DATA_DIR, email, { subject })
  const data = { token: new URL(link).searchParams.get('token') }
  const extra = path.includes('reset') ? { password: `${PASSWORD} new` } : {}
  const response = await context.post(path, { data: { ...data, ...extra } })
  expect(response.status(), await response.text()).toBe(200)
}

const confirm = (context: APIRequestContext, email: string) =>
  openLink(context, email, 'Confirm', '/api/auth/verify-email')

const isAdmin = async (context: APIRequestContext) =>
  (await context.get('/api/admin/dashboard')).status() === 200

/** Registers and confirms in one browser. */
async function newcomer(email = newEmail()) {
  const context = await browser()
  const person = await registerPerson(context, { email })
  await confirm(context, email)
  return { context, person }
}

const owner = newEmail('owner')
const second = newEmail('second')
const third = newEmail('third')

test(
  'a stranger who registers the address first gains nothing from its owner’s click',
  SLOW_PROOF,
  async () => {
    await startWith(owner.toUpperCase())
    const thief = await browser()
    await registerPerson(thief, { email: owner })
    expect(await isAdmin(thief)).toBe(false)
    const mailbox = await browser()
    await confirm(mailbox, owner)
    expect(await isAdmin(thief)).toBe(false)
    // A new password through the mailbox makes the account its owner's.
    await mailbox.post('/api/auth/forgot-password', { data: { email: owner } })
    await openLink(mailbox, owner, 'password', '/api/auth/reset-password')
    expect(await isAdmin(mailbox)).toBe(true)
    await expectFailure(await thief.get('/api/auth/profile'), 'not_signed_in')
    const acts = await (await mailbox.get('/api/admin/audit')).json()
    expect(acts.items).toMatchObject([{ act: 'make_admin', via: 'environment', actor: null }])
  },
)

test(
  'the command makes a person with a proven address an admin, while the product runs',
  SLOW_PROOF,
  async () => {
    const grant = (email: string) =>
      spawnSync(process.execPath, ['scripts/grant-admin.mjs', email], {
        cwd: ROOT,
        encoding: 'utf8',
        timeout: 30_000,
        env: { ...process.env, DATA_DIR, DATABASE_URL: '' },
      })
    expect(grant(newEmail()).stderr).toContain('No one has registered')
    const context = await browser()
    const { email } = await registerPerson(context)
    expect(grant(email)).toMatchObject({ status: 1, stderr: expect.stringContaining('link') })
    // A link that was opened in a browser which is not signed in proves nothing for this account.
    await confirm(await browser(), email)
    expect(grant(email)).toMatchObject({ status: 1, stderr: expect.stringContaining('link') })
    await confirm(context, email)
    expect(grant(` ${email.toUpperCase()} `)).toMatchObject({ status: 0 })
    await expectFailure(await context.get('/api/auth/profile'), 'not_signed_in')
    await context.post('/api/auth/login', { data: { email, password: PASSWORD } })
    expect(await isAdmin(context)).toBe(true)
    // What another admin takes away, a further start does not give back.
    const users = await (await context.get(`/api/admin/users?q=${owner}`)).json()
    const path = `/api/admin/users/${users.items[0].id}/admin`
    expect((await context.delete(path)).status()).toBe(200)
    await copy?.stop()
    copy = undefined
    expect(grant(email)).toMatchObject({ status: 0, stdout: expect.stringContaining('already') })
    await startWith(owner)
    expect(await isAdmin(context)).toBe(true)
    const again = await (await context.get(`/api/admin/users?q=${owner}`)).json()
    expect(again.items[0].is_admin).toBe(false)
  },
)

test(
  'opened where the account is signed in, the link is enough; earlier accounts at the start',
  SLOW_PROOF,
  async () => {
    await startWith(second)
    const { context } = await newcomer(second)
    expect(await isAdmin(context)).toBe(true)
    const other = await newcomer(third)
    expect(await isAdmin(other.context)).toBe(false)
    await startWith(third)
    const login = { email: third, password: PASSWORD }
    const back = await browser()
    await back.post('/api/auth/login', { data: login })
    expect(await isAdmin(back)).toBe(true)
  },
)

test('of two admins who remove each other at once, one stays', SLOW_PROOF, async () => {
  const admin = await browser()
  await admin.post('/api/auth/login', { data: { email: third, password: PASSWORD } })
  const list = await (await admin.get('/api/admin/users?admin=yes')).json()
  const own = (await (await admin.get('/api/auth/profile')).json()).user.id
  for (const { id } of list.items) {
    if (id !== own) await admin.delete(`/api/admin/users/${id}/admin`)
  }
  const self = `/api/admin/users/${own}`
  for (const way of [`${self}/admin`, self]) {
    await expectFailure(await admin.delete(way), 'conflict')
  }
  await expectFailure(await admin.put(`${self}/disabled`), 'conflict')
  const leave = await admin.delete('/api/account', { data: { password: PASSWORD } })
  await expectFailure(leave, 'conflict')
  const rival = await newcomer()
  const ways = [
    (context: APIRequestContext, id: string) => context.delete(`/api/admin/users/${id}/admin`),
    (context: APIRequestContext, id: string) => context.put(`/api/admin/users/${id}/disabled`),
  ]
  for (let round = 0; round < 10; round += 1) {
    const act = ways[round % 2] ?? ways[0]
    expect((await admin.put(`/api/admin/users/${rival.person.id}/admin`)).status()).toBe(200)
    await rival.context.post('/api/auth/login', {
      data: { email: rival.person.email, password: PASSWORD },
    })
    const [one, other] = await Promise.all([
      act?.(admin, rival.person.id),
      act?.(rival.context, own),
    ])
    const outcomes = [one?.status(), other?.status()].sort()
    expect([
      [200, 409],
      // The second asked when it was no longer an admin, or signed in.
      [200, 404],
    ]).toContainEqual(outcomes)
    if (one?.status() === 200) {
      await admin.delete(`/api/admin/users/${rival.person.id}/disabled`)
      await admin.delete(`/api/admin/users/${rival.person.id}/admin`)
      continue
    }
    // The rival won: it gives back what it took, and goes.
    await rival.context.delete(`/api/admin/users/${own}/disabled`)
    await rival.context.put(`/api/admin/users/${own}/admin`)
    await admin.post('/api/auth/login', { data: { email: third, password: PASSWORD } })
    await admin.delete(`/api/admin/users/${rival.person.id}/admin`)
  }
  const left = await (await admin.get('/api/admin/users?admin=yes')).json()
  expect(left.items.map(({ id }: { id: string }) => id)).toEqual([own])
})
