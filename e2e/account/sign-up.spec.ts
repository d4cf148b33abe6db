/** SIGN_UP restricts accounts to invited people or to some mail domains. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { open } from '../support/hydrated'
import { confirmIn } from '../support/mail/proof'
import { newBrowser, newEmail, PASSWORD } from '../support/people'
import { confirmAddress, makeGroup, newPerson, type Someone } from '../support/teams'

const DATA_DIR = join(import.meta.dirname, '../../.test/sign-up')
const NAMES = { first_name: 'Ada', last_name: 'Byron' }
const ADMIN = 'first@elsewhere.example'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let database: Awaited<ReturnType<typeof newDatabase>>
let copy: Copy
let leader: Someone

const start = (SIGN_UP: string) =>
  startCopy({
    DATA_DIR,
    DATABASE_URL: database.url,
    RATE_LIMIT_SCALE: '1000',
    SIGN_UP,
    ADMIN_EMAIL: ADMIN,
  })

test.beforeAll(async () => {
  database = await newDatabase('sign_up')
  aimAt(database.url)
  copy = await start('example.com')
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

const register = (browser: APIRequestContext, email: string) =>
  browser.post('/api/auth/register', { data: { ...NAMES, email, password: PASSWORD } })

const move = ({ context }: Someone, email: string) =>
  context.put('/api/auth/profile', { data: { ...NAMES, email, password: PASSWORD } })

async function invite(email: string) {
  const group = await makeGroup(leader)
  const asked = await leader.context.post(`/api/groups/${group}/invite`, { data: { email } })
  expect(asked.status()).toBe(200)
  return group
}

test(
  'the named domains, the admin and invited people register; others read why not',
  SLOW_PROOF,
  async () => {
    leader = await newPerson(copy.url)
    const made = await leader.context.post('/api/groups', { data: { name: 'Design' } })
    expect((await expectFailure(made, 'conflict')).error).toContain(
      'Before you can lead a group here',
    )
    const stranger = await newBrowser(copy.url)
    for (const email of ['a@elsewhere.example', 'a@sub.example.com', 'a@example.com.example']) {
      const { error, fields } = await expectFailure(
        await register(stranger, email),
        'sign_up_closed',
      )
      expect(error).toContain('need an email address at example.com, or one that was invited')
      expect(fields).toEqual({ email: error })
    }
    expect((await register(await newBrowser(copy.url), ADMIN)).status()).toBe(201)
    // With a made-up address of the domain a person can neither change to one of another domain nor lead.
    await expectFailure(await move(leader, 'own@elsewhere.example'), 'sign_up_closed')
    await confirmAddress(leader.person)
    const group = await invite('guest@elsewhere.example')
    const prove = (isProven: boolean) =>
      query('UPDATE users SET owner_proven_at = $2 WHERE email = $1', [
        leader.person.email,
        isProven ? new Date() : null,
      ])
    // Nor with a group from before the door was closed.
    await prove(false)
    const path = `/api/groups/${group}`
    const data = { email: 'b@elsewhere.example', addresses: 'b@elsewhere.example', name: 'Copy' }
    const [open] = await (await leader.context.get(`${path}/invitations`)).json()
    for (const [way, body] of [
      ['invite', { email: data.email }],
      ['invitations', { addresses: data.addresses }],
      ['invitations/reminders', {}],
      [`invitations/${open.id}/resend`, {}],
      ['join-link', {}],
      ['copy', { name: data.name }],
    ] as const) {
      await expectFailure(await leader.context.post(`${path}/${way}`, { data: body }), 'conflict')
    }
    await expectFailure(await register(stranger, 'guest@elsewhere.example'), 'sign_up_closed')
    await prove(true)
    // An invitation of a leader who is disabled, or to a group that is archived, opens nothing.
    for (const [ends, mends] of [
      [
        'UPDATE users SET disabled_at = now() WHERE id = $1',
        'UPDATE users SET disabled_at = NULL WHERE id = $1',
      ],
      [
        'UPDATE groups SET archived_at = now() WHERE leader_id = $1',
        'UPDATE groups SET archived_at = NULL WHERE leader_id = $1',
      ],
    ] as const) {
      await query(ends, [leader.person.id])
      await expectFailure(await register(stranger, 'guest@elsewhere.example'), 'sign_up_closed')
      await query(mends, [leader.person.id])
    }
    expect((await register(stranger, 'guest@elsewhere.example')).status()).toBe(201)
    expect((await move(leader, 'own@elsewhere.example')).status()).toBe(200)
    await confirmIn(leader.context, 'own@elsewhere.example', DATA_DIR)
  },
)

test('by invitation alone, and the page says so above its form', SLOW_PROOF, async ({ page }) => {
  await copy.stop()
  copy = await start('invited')
  const email = newEmail('invited')
  await open(page, `${copy.url}/register`)
  await expect(page.getByText('New accounts here are by invitation.')).toBeVisible()
  await expectAccessible(page)
  const fill = async () => {
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Byron')
    await page.getByLabel('Email').fill(email)
    for (const label of ['Password', 'Confirm password']) {
      await page.getByLabel(label, { exact: true }).fill(PASSWORD)
    }
    await page.getByRole('button', { name: 'Create account' }).click()
  }
  await fill()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/are by invitation/)
  leader = { ...leader, context: await newBrowser(copy.url) }
  const data = { email: 'own@elsewhere.example', password: PASSWORD }
  expect((await leader.context.post('/api/auth/login', { data })).status()).toBe(200)
  await invite(email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${copy.url}/assessment`)
})
